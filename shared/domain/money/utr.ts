import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'

export const UTR_PROBLEMS = fieldProblems({
  utrInvalid: 'Please enter the 12 digits of the UTR',
})

/**
 * Normalizes a UTR, the bank's number of a UPI payment, to Latin digits without spaces and hyphens.
 */
export function utrOf(typed: string): string {
  return toLatinDigits(typed).replace(/[\s-]/g, '')
}

export function utrProblem(typed: string): FieldProblem | undefined {
  return isUtr(utrOf(typed)) ? undefined : UTR_PROBLEMS.utrInvalid
}

/** Returns the reference of a payment at reception: its UTR, or an ID of our own. */
export function deskReference({ id, utr }: { id: string; utr?: string | undefined }): string {
  return utr ?? `desk-${id}`
}

/** Whether a payment's reference is a UTR, not an ID of our own. */
export function isUtr(reference: string): boolean {
  return /^[0-9]{12}$/.test(reference)
}
