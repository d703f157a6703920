/** A sum that includes GST, and its parts, in paise. Both halves of the tax are equal, as the law requires. */
export type TaxParts = { taxable: number; cgst: number; sgst: number }

/** What a tax invoice or a credit note says about GST. */
export type PaperTax = TaxParts & {
  gstin: string
  sac: string
  /** Percent; one half is CGST, the other SGST. */
  rate: number
  legalName: string
  legalAddress: string
}

/** Splits a sum that includes tax at `rate` percent. Each half is rounded to whole paise; the rest is taxable. */
export function includedTax(paise: number, rate: number): TaxParts {
  const half = Math.round((paise * rate) / (2 * (100 + rate)))
  return { taxable: paise - 2 * half, cgst: half, sgst: half }
}

/**
 * Returns the tax in a part of a sale that was paid or refunded: `paise`, after earlier parts of `before` paise. Null
 * if the sale is not taxed. The taxes of all parts add up to the tax of their sum, without a paisa lost to rounding.
 */
export function partTax(
  sale: PaperTax | null | undefined,
  paise: number,
  before: number,
): PaperTax | null {
  if (!sale) return null
  const [until, earlier] = [includedTax(before + paise, sale.rate), includedTax(before, sale.rate)]
  const half = until.cgst - earlier.cgst
  return { ...sale, taxable: paise - 2 * half, cgst: half, sgst: half }
}

/** Adds the taxes of two sums on one paper. */
export function addTaxes(one: PaperTax | null, other: PaperTax | null): PaperTax | null {
  if (!one || !other) return one ?? other
  const cgst = one.cgst + other.cgst
  return { ...one, taxable: one.taxable + other.taxable, cgst, sgst: cgst }
}

/** Returns the tax in a sum, in paise. */
export function taxOf(tax: TaxParts | null | undefined): number {
  return tax ? tax.cgst + tax.sgst : 0
}
