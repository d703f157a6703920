/** The hall's registration for GST. '' means not given. */
export type TaxDetails = {
  /** '': the hall is not registered, so its receipts have no tax. */
  gstin: string
  /** The code of the service. */
  sac: string
  /** Percent, included in all prices. */
  gstRate: number
  /** As registered. '': the hall's name and address. */
  legalName: string
  legalAddress: string
}

export const TAX_FIELDS = [
  'gstin',
  'sac',
  'gstRate',
  'legalName',
  'legalAddress',
] as const satisfies readonly (keyof TaxDetails)[]

/** SAC 998451: library services, which include reading rooms; taxed at 18 %. */
export const DEFAULT_TAX_DETAILS: TaxDetails = {
  gstin: '',
  sac: '998451',
  gstRate: 18,
  legalName: '',
  legalAddress: '',
}
