/** A text whose part in parentheses is not broken over two lines: 'Day Batch (7:00 AM - 10:00 PM)'. */
export function keepTogether(text: string): string {
  return text.replace(/\(.*\)/, (part) => part.replaceAll(' ', '\u00a0'))
}
