import Drawing
import PanelKit
import ParallaxCore
import SDLKit

extension Playground {
  /// Fills the regions' lists with this frame.
  func compose() {
    let layout = layout
    let theme = theme
    let guides = Guides(
      simulation: simulation, projection: simulation.projection(at: sessionTime), isOn: showsGuides)

    regions.monitors.begin(layout.monitors)
    MonitorsView.draw(
      MonitorsView.Context(
        simulation: simulation, history: monitorHistory, layout: layout, theme: theme,
        isPaused: isPaused, pointer: pointer),
      to: &regions.monitors.list)

    regions.leftGutter.begin(layout.leftGutter)
    regions.leftGutter.list.rect(layout.leftGutter, theme.workspace)
    leftGutter.draw(guides, layout: layout, theme: theme, to: &regions.leftGutter.list)

    regions.rightGutter.begin(layout.rightGutter)
    regions.rightGutter.list.rect(layout.rightGutter, theme.workspace)
    rightGutter.draw(guides, layout: layout, theme: theme, to: &regions.rightGutter.list)

    composePhone(guides, layout)

    let context = panelContext
    let headHeight = min(120, layout.panel.height)
    regions.panelHead.begin(
      Rect(x: layout.panel.x, y: 0, width: layout.panel.width, height: headHeight))
    regions.panelBody.begin(
      Rect(
        x: layout.panel.x, y: headHeight, width: layout.panel.width,
        height: layout.panel.height - headHeight))
    if !layout.panel.isEmpty {
      panel.drawHead(into: &regions.panelHead.list, in: context)
      panel.drawBody(into: &regions.panelBody.list, in: context)
    }

    regions.statusBar.begin(layout.statusBar)
    statusBar.draw(
      simulation, layout: layout, theme: theme, metrics: metrics, to: &regions.statusBar.list)

    regions.overlay.begin(.zero)
    if !layout.panel.isEmpty { panel.drawOverlay(into: &regions.overlay.list, in: context) }
    messages.point(
      at: panel, in: context, room: layout.rightGutter.width - 16, metrics: metrics)
    messages.draw(in: layout, theme: theme, to: &regions.overlay.list)
    // Where there is anything over the window, the whole window is what it may cover.
    regions.overlay.frame = regions.overlay.list.commands.isEmpty ? .zero : layout.window
  }

  private func composePhone(_ guides: Guides, _ layout: WindowLayout) {
    let theme = theme
    regions.phone.begin(
      Rect(x: layout.phone.x, y: 0, width: layout.phone.width, height: layout.workspace.height))
    let radius = 40 * layout.phoneScale
    regions.phone.parts[0].list.rect(regions.phone.frame, theme.workspace)
    regions.phone.parts[0].list.roundedRect(
      layout.phone, radius: radius + layout.bezel, theme.bezel)

    regions.phone.parts[1].origin = Point(x: layout.screen.x, y: layout.screen.y)
    regions.phone.parts[1].scale = layout.phoneScale
    PhoneScreen.draw(simulation, to: &regions.phone.parts[1].list)
    ScreenGuides.draw(guides, touch: touch, to: &regions.phone.parts[1].list)
    if let layer = panel.selectedLayer {
      ScreenGuides.outline(layer, simulation, to: &regions.phone.parts[1].list)
    }

    // The screen's corners are square until here: first the ring's colour, then the workspace's.
    regions.phone.parts[2].list.append(
      .cornerMask(layout.screen, radius: radius, theme.bezel))
    regions.phone.parts[2].list.append(
      .cornerMask(layout.phone, radius: radius + layout.bezel, theme.workspace))
    regions.phone.parts[2].list.roundedBorder(
      layout.phone, radius: radius + layout.bezel, theme.bezelEdge)
  }

  /// Draws what has changed since the last call; `regions.damage` says where.
  func draw(on canvas: Canvas, everything: Bool = false) {
    compose()
    regions.draw(on: canvas, scale: uiScale, everything: everything)
  }

  /// The simulated screen alone, without guides, as a picture's list.
  func phonePicture() -> DrawList {
    var list = DrawList()
    PhoneScreen.draw(simulation, to: &list)
    return list
  }
}
