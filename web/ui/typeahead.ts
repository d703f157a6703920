/**
 * Which label a typed text leads to, as a place in the list, or -1. The search starts after
 * `from` and goes round. One letter typed again and again walks through its labels.
 */
export function typeahead(labels: readonly string[], typed: string, from: number): number {
  const letters = [...typed.toLocaleLowerCase()]
  const repeated = letters.every((letter) => letter === letters[0])
  const wanted = repeated ? (letters[0] ?? '') : letters.join('')
  if (wanted === '') return -1
  // A text that grows may stay where it is; a single letter moves on.
  const first = repeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < labels.length; step++) {
    const place = (first + step) % labels.length
    if (labels[place]?.toLocaleLowerCase().startsWith(wanted)) return place
  }
  return -1
}
