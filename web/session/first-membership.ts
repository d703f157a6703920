import type { User } from '#shared/contract/wire-names.ts'
import { readLocal, removeLocal, writeLocal } from '#web/session/storage.ts'

/** Remembers that a payment at reception will give this user, who has none, a member ID. */
export function awaitFirstMembership({ id, memberId }: Pick<User, 'id' | 'memberId'>): void {
  if (memberId === null) writeLocal('firstMembership', id)
}

/** Returns whether reception has taken that payment and the user hasn't been congratulated. */
export function hasFirstMembership({ id, memberId }: Pick<User, 'id' | 'memberId'>): boolean {
  return memberId !== null && readLocal('firstMembership') === id
}

/** Called when the user has been congratulated. */
export function forgetFirstMembership(): void {
  removeLocal('firstMembership')
}
