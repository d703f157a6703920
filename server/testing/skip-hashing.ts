import { PASSWORD } from './members/members.ts'
import type { TestApp } from './test-app.ts'

/**
 * Accepts PASSWORD for every user without hashing it, for tests with hundreds of logins that are not
 * about hashing.
 */
export function skipHashing({ services }: Pick<TestApp, 'services'>): void {
  services.passwords.verify = async (hash, password) => hash !== undefined && password === PASSWORD
}
