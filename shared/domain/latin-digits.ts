/** The code of the Devanagari zero; the other digits follow it. */
const ZERO = 0x966

/** Replaces Devanagari digits, as Marathi and Hindi keyboards type them, with Latin ones: १२ is 12. */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
}
