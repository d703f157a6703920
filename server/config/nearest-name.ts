/** Names farther apart are probably not typos. */
const MAX_DISTANCE = 3

/** Returns the name closest to `name`, or undefined if none is close. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const candidates = names
    .map((each) => ({ each, distance: editDistance(name, each) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((one, other) => one.distance - other.distance)
  return candidates[0]?.each
}

/** The Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let previousRow = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1]
    for (const [column, target] of [...to].entries()) {
      const changed = (previousRow[column] ?? 0) + (letter === target ? 0 : 1)
      next.push(Math.min(changed, (previousRow[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    previousRow = next
  }
  return previousRow.at(-1) ?? 0
}
