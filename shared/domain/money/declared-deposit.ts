/** The deposit in the tour's declaration, in rupees; valid for one year from membership. */
export const DEPOSIT = 699
