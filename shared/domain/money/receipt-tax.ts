import type { TaxDetails } from '../settings/tax-details.ts'
import { includedTax, type PaperTax } from './tax.ts'

/** Returns what the receipt of a sale says about tax; null if the hall is not registered, or for a gift. */
export function receiptTax(
  hall: TaxDetails & { name: string; address: string },
  paise: number,
): PaperTax | null {
  const { gstin, sac, gstRate: rate, legalName, legalAddress } = hall
  if (gstin === '' || paise === 0) return null
  return {
    gstin,
    sac,
    rate,
    legalName: legalName === '' ? hall.name : legalName,
    legalAddress: legalAddress === '' ? hall.address : legalAddress,
    ...includedTax(paise, rate),
  }
}
