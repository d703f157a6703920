import type { User } from '#shared/contract/wire-names.ts'
import { readLocal, removeLocal, writeLocal } from '#web/session/storage.ts'

/** Remembers that a payment at reception will give this user, who has none, a member ID. */
export function awaitFirstMembership({ _id, memberId }: Pick<User, '_id' | 'memberId'>): void {
  if (memberId === null) writeLocal('firstMembership', _id)
}

/** Returns whether reception has taken that payment and the user hasn't been congratulated. */
export function hasFirstMembership({ _id, memberId }: Pick<User, '_id' | 'memberId'>): boolean {
  return memberId !== null && readLocal('firstMembership') === _id
}

/** Called when the user has been congratulated. */
export function forgetFirstMembership(): void {
  removeLocal('firstMembership')
}
