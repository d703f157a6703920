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
  return /^[0-9]{12}$/.test(utrOf(typed)) ? undefined : UTR_PROBLEMS.utrInvalid
}
