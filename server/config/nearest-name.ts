/** Names farther apart are probably not typos. */
const MAX_DISTANCE = 3

/** Returns the name closest to `name`, or undefined if none is close. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((each) => ({ each, distance: editDistance(name, each) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((one, other) => one.distance - other.distance)
  return near[0]?.each
}

/** The Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1]
    for (const [column, target] of [...to].entries()) {
      const changed = (before[column] ?? 0) + (letter === target ? 0 : 1)
      next.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    before = next
  }
  return before.at(-1) ?? 0
}
