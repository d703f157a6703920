import { dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from '#shared/domain/user/common-password.ts'

/**
 * The most common passwords of published breaches in lower case, the commonest first. Only the server
 * loads them: they would more than double what a page loads.
 */
export const COMMON_PASSWORDS: readonly string[] = dictionary['passwords-common']

const COMMON = new Set(COMMON_PASSWORDS)

/** Whether many people use this password, or one that it was made from. */
export function isCommon(password: string): boolean {
  return isCommonPassword(password, COMMON)
}
