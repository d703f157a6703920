import { dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from '#shared/domain/user/common-password.ts'

/**
 * The most common passwords of published breaches in lower case, most common first. Only the server
 * loads them: they would more than double what a page loads.
 */
export const COMMON_PASSWORDS: readonly string[] = dictionary['passwords-common']

const COMMON = new Set(COMMON_PASSWORDS)

/** Whether a password is a common one, or a variation of one. */
export function isCommon(password: string): boolean {
  return isCommonPassword(password, COMMON)
}
