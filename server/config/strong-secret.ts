const MIN_LENGTH = 32

/** Random text of MIN_LENGTH has more: among 32 hexadecimal digits, 14 are distinct on average. */
const MIN_DISTINCT = 8

/** Words that random text does not contain, but placeholders do. */
const PLACEHOLDER_WORDS =
  /change(?:me|this|it)|replace(?:me|this)|placeholder|secret|password|passwd|example|default|session|sample|insert|qwerty|asdfgh/

/**
 * Returns whether a secret looks like random text of at least 32 characters. Rejects few distinct
 * characters, a repeated part, a sequence such as abcdef or 123456, and a placeholder such as change-me.
 */
export function isStrongSecret(secret: string): boolean {
  return (
    secret.length >= MIN_LENGTH &&
    new Set(secret).size >= MIN_DISTINCT &&
    !hasPeriod(secret) &&
    !isSequence(secret) &&
    !PLACEHOLDER_WORDS.test(secret.toLowerCase().replace(/[^a-z]/g, ''))
  )
}

/** Whether the text consists of a part that occurs at least twice, possibly cut off at the end. */
function hasPeriod(text: string): boolean {
  const half = Math.floor(text.length / 2)
  return Array.from({ length: half }, (_, index) => index + 1).some((period) =>
    text.startsWith(text.slice(period)),
  )
}

/** Whether most characters equal their predecessor or are next to it in the alphabet. */
function isSequence(text: string): boolean {
  const codes = Array.from(text.toLowerCase(), (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => Math.abs(code - (codes[index] ?? 0)))
  return steps.filter((step) => step <= 1).length > steps.length / 2
}
