/** Rules that a form's fields share: each gives `message` when the field is not filled in. */

export function filled(text: string, message: string): string | undefined {
  return text.trim() === '' ? message : undefined
}

export function oneOf(
  options: readonly string[],
  value: string,
  message: string,
): string | undefined {
  return options.includes(value) ? undefined : message
}
