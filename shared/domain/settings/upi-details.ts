/** Where members send money by UPI. '' means not given. */
export type UpiDetails = {
  /** The hall's UPI ID, such as name@bank. '': members pay at reception only. */
  upiId: string
  /** The name that UPI apps show. '': the hall's name. */
  upiPayee: string
}

export const UPI_FIELDS = ['upiId', 'upiPayee'] as const satisfies readonly (keyof UpiDetails)[]

export const NO_UPI_DETAILS: UpiDetails = { upiId: '', upiPayee: '' }
