/** The notes that are counted, in rupees. Coins are counted as one sum. */
export const NOTES = [500, 200, 100, 50, 20, 10] as const
export type Note = (typeof NOTES)[number]

/** How many notes of each kind, and the rupees in coins. */
export type CashCount = { notes: Readonly<Record<`${Note}`, number>>; coins: number }

export const NO_CASH: CashCount = {
  notes: { 500: 0, 200: 0, 100: 0, 50: 0, 20: 0, 10: 0 },
  coins: 0,
}

/** The limit for each kind of note, and for the coins in rupees. */
export const MAX_COUNT = 9_999

/** A limit in rupees that no drawer reaches. */
export const MAX_CASH = 10_000_000

/** Returns the value of a count in rupees. */
export function countedRupees({ notes, coins }: CashCount): number {
  return NOTES.reduce((sum, note) => sum + note * notes[note], coins)
}
