/**
 * The index of the label that starts with the typed text, or -1. Searches from `from` on and wraps
 * around. Typing the same letter again moves on to its next label.
 */
export function typeahead(labels: readonly string[], typed: string, from: number): number {
  const letters = [...typed.toLocaleLowerCase()]
  const repeated = letters.every((letter) => letter === letters[0])
  const prefix = repeated ? (letters[0] ?? '') : letters.join('')
  if (prefix === '') return -1
  // A longer text may still match the current label; a repeated letter moves on.
  const first = repeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(prefix)) return index
  }
  return -1
}
