/** More wrong letters than this, and another word was meant. */
const MOST_WRONG = 3

/** The one of `names` that somebody most likely meant, if any is near. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((each) => ({ each, wrong: wrongLetters(name, each) }))
    .filter(({ wrong }) => wrong <= MOST_WRONG)
    .sort((one, other) => one.wrong - other.wrong)
  return near[0]?.each
}

/** How many letters must be added, left out or changed (Levenshtein). */
function wrongLetters(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1]
    for (const [column, wanted] of [...to].entries()) {
      const changed = (before[column] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    before = next
  }
  return before.at(-1) ?? 0
}
