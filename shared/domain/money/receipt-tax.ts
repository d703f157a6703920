import type { TaxDetails } from '../settings/tax-details.ts'
import { includedTax, type PaperTax } from './tax.ts'

/** Returns the tax on the receipt of a sale; null if the hall is not registered, or if nothing was paid. */
export function receiptTax(
  seller: TaxDetails & { name: string; address: string },
  paise: number,
): PaperTax | null {
  const { gstin, sac, gstRate: rate, legalName, legalAddress } = seller
  if (gstin === '' || paise === 0) return null
  return {
    gstin,
    sac,
    rate,
    legalName: legalName === '' ? seller.name : legalName,
    legalAddress: legalAddress === '' ? seller.address : legalAddress,
    ...includedTax(paise, rate),
  }
}
