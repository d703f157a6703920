import { isCommonPassword } from '#shared/domain/user/common-password.ts'

let common: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is a common one, or a variation of one. The first call loads the list, which takes 4 MB
 * and 40 ms.
 */
export async function isCommon(password: string): Promise<boolean> {
  common ??= commonPasswords().then((passwords) => new Set(passwords))
  return isCommonPassword(password, await common)
}

/**
 * The most common passwords of published breaches in lower case, most common first. Only the server
 * loads them: they would more than double what a page loads.
 */
export async function commonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common']
}
