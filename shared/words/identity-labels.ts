/** Labels of options whose values on the wire are what the screen shows in English. */
export function identityLabels<Option extends string>(
  options: readonly Option[],
): Readonly<Record<Option, string>>
export function identityLabels(options: readonly string[]): object {
  return Object.fromEntries(options.map((option) => [option, option]))
}
