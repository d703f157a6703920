import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { latinDigits } from '../latin-digits.ts'

export const UTR_PROBLEMS = fieldProblems({
  utrInvalid: 'Please enter the 12 digits of the UTR',
})

/** Returns a UTR, the number by which banks know a UPI payment, without spaces and in Latin digits. */
export function utrOf(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '')
}

export function utrProblem(typed: string): FieldProblem | undefined {
  return /^[0-9]{12}$/.test(utrOf(typed)) ? undefined : UTR_PROBLEMS.utrInvalid
}
