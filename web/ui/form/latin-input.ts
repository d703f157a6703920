import { toLatinDigits } from '#shared/domain/latin-digits.ts'

/** Shows Latin digits in an input whose text has just changed; the cursor stays. */
export function showLatinDigits(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input
  const latin = toLatinDigits(value)
  if (latin === value) return
  input.value = latin
  input.setSelectionRange(selectionStart, selectionEnd)
}
