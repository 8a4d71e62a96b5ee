/// Measures the program.
public enum Bench {
  /// Prints the figures.
  public static func run(_ options: Options) throws {}
}
