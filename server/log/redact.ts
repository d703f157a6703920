/** The order matters: a URL may contain an email, and a member ID looks like the end of one. */
const PERSONAL_PATTERNS: readonly [pattern: RegExp, replacement: string][] = [
  // Double quotes enclose input, or part of it.
  [/".*"/gs, '"…"'],
  [/\/(?:api|uploads)\/\S*/g, '[address]'],
  [/@DA\d+/gi, '[member ID]'],
  // Anchored at a word boundary: otherwise matching a long word takes quadratic time.
  [/(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+(?:@|%40)[^\s<>"'(),;:]+/gi, '[email]'],
  // Phone numbers and one-time codes.
  [/\+?\d{5,}/g, '[number]'],
]

/** Returns a library's message without anything that may be personal data. */
export function redact(message: string): string {
  return PERSONAL_PATTERNS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    message,
  )
}
