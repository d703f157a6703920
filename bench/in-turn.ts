export type Paired = {
  /** Medians over the rounds. */
  a: number
  b: number
  /** The median of each round's own a / b: what changes on the machine meets both of a round. */
  ratio: number
}

/** Measures A and B in turn; which comes first changes from round to round. */
export async function inTurn(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<Paired> {
  const pairs: { a: number; b: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? await a() : undefined
    const second = await b()
    pairs.push({ a: first ?? (await a()), b: second })
  }
  return {
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
  }
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5)
}

/** The figure that `share` of all figures do not exceed. Throws when there is none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const figure = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (figure === undefined) throw new Error('There is nothing to take a quantile of')
  return figure
}
