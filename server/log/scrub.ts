/** In this order: an address may hold an email, and a member ID looks like the end of one. */
const PERSONAL: readonly [pattern: RegExp, instead: string][] = [
  // What stands in double quotes is what somebody sent, or a part of it.
  [/".*"/gs, '"…"'],
  [/\/(?:api|uploads)\/\S*/g, '[address]'],
  [/@DA\d+/gi, '[member ID]'],
  // From the beginning of a word only, or a long one would be searched again from each of its letters.
  [/(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+(?:@|%40)[^\s<>"'(),;:]+/gi, '[email]'],
  // Phone numbers and one-time codes.
  [/\+?\d{5,}/g, '[number]'],
]

/** A message of some library as it may be logged: without what may come from a person. */
export function scrubbed(message: string): string {
  return PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message)
}
