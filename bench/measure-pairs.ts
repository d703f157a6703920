export type PairedMedians = {
  /** Medians of all rounds. */
  a: number
  b: number
  /** The median of each round's a / b: load from other work affects both measurements of a round. */
  ratio: number
}

/** Measures A and B alternately; each round swaps which comes first. */
export async function measurePairs(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<PairedMedians> {
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

/** The smallest figure that a `share` (0 to 1) of all figures does not exceed. Throws if there are no figures. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const figure = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (figure === undefined) throw new Error('No figures to take a quantile of')
  return figure
}
