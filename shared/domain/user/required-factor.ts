import type { FactorPolicy } from './second-factor.ts'
import type { Role } from './user.ts'

/** What decides whether someone's second factor is missing. */
export type FactorFacts = { role: Role; factorOn: boolean; factorPolicy: FactorPolicy }

/** Whether users with this role must use a second factor. */
export function requiresFactor(policy: FactorPolicy, role: Role): boolean {
  if (policy === 'nobody') return false
  return role === 'super_admin' || (policy === 'admins' && role !== 'user')
}

/** Whether a member of staff must set up a second factor before anything else. */
export function isFactorMissing({ role, factorOn, factorPolicy }: FactorFacts): boolean {
  return !factorOn && requiresFactor(factorPolicy, role)
}
