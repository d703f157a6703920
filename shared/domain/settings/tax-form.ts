import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { gstinOf, isGstin } from '../money/gstin.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'

// Apart from tax-details.ts, because only the settings screen loads these rules.

/** Only super admins, because the details change what the hall owes to the state. */
export function mayChangeTaxDetails({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
}

const MAX_GST_RATE = 40
const LEGAL_NAME_MAX_LENGTH = 100
const LEGAL_ADDRESS_MAX_LENGTH = 300

export const TAX_DETAILS_PROBLEMS = fieldProblems({
  gstinInvalid: 'Please check the GSTIN: it has 15 characters such as 27AAPFU0939F1ZV',
  sacInvalid: 'Please enter the 4 to 8 digits of the SAC',
  gstRateInvalid: `Please enter a whole number from 1 to ${MAX_GST_RATE}`,
  legalNameTooLong: `This name is too long (maximum ${LEGAL_NAME_MAX_LENGTH} characters)`,
  legalAddressTooLong: `The address is too long (maximum ${LEGAL_ADDRESS_MAX_LENGTH} characters)`,
})

export function gstinProblem(typed: string): FieldProblem | undefined {
  const gstin = gstinOf(typed)
  return gstin === '' || isGstin(gstin) ? undefined : TAX_DETAILS_PROBLEMS.gstinInvalid
}

export function sacProblem(sac: string): FieldProblem | undefined {
  return /^[0-9]{4,8}$/.test(sac.trim()) ? undefined : TAX_DETAILS_PROBLEMS.sacInvalid
}

export function gstRateProblem(rate: number): FieldProblem | undefined {
  return Number.isInteger(rate) && rate >= 1 && rate <= MAX_GST_RATE
    ? undefined
    : TAX_DETAILS_PROBLEMS.gstRateInvalid
}

export function legalNameProblem(name: string): FieldProblem | undefined {
  return name.trim().length > LEGAL_NAME_MAX_LENGTH
    ? TAX_DETAILS_PROBLEMS.legalNameTooLong
    : undefined
}

export function legalAddressProblem(address: string): FieldProblem | undefined {
  return address.trim().length > LEGAL_ADDRESS_MAX_LENGTH
    ? TAX_DETAILS_PROBLEMS.legalAddressTooLong
    : undefined
}
