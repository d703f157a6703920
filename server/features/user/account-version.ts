import { createHash } from 'node:crypto'
import type { Account } from './judge-account.ts'

type Editable = Pick<Account, 'full_name' | 'phone_number' | 'gender' | 'date_of_birth' | 'role'>

/**
 * Stands for what an admin can edit of an account, as it is: the same again only when all of it is. What
 * members change themselves, such as their picture, makes no new one.
 */
export function accountVersion(account: Editable): string {
  const { full_name, phone_number, gender, date_of_birth, role } = account
  const edited = JSON.stringify([full_name, phone_number, gender, date_of_birth, role])
  return createHash('sha256').update(edited).digest('base64url')
}
