import { verifySync } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hash, verify } from '#server/passwords/argon2-work.ts'
import { isOutdated } from '#server/passwords/hash-parameters.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember, deactivate } from '#server/testing/members/add-members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { login } from '#shared/contract/user/auth.ts'

// Other test files of this process have loaded these modules without mocks.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
// Spies don't reach worker threads, so the pool runs its work in this thread.
vi.mock('piscina', () => ({
  Piscina: class {
    async run(task: never, { name }: { name: 'hash' | 'verify' }) {
      return { hash, verify }[name](task)
    }
    async destroy() {}
  },
}))
vi.mock('@node-rs/argon2', { spy: true })

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('verifies exactly one hash of the current parameters, even for an unknown user [login-33]', async () => {
  const member = await addMember(testApp)
  const former = await addMember(testApp)
  await deactivate(testApp, former.id)

  const password = 'wrong-password'
  for (const identity of [
    { email: member.email },
    { email: former.email },
    { email: 'nobody@example.com' },
    { dyanpittId: '@DA209901999' },
  ]) {
    vi.mocked(verifySync).mockClear()
    const answer = await openBrowser(testApp).call(login, { body: { ...identity, password } })
    expect(answer).toMatchObject(refusal('loginFailed'))
    const hashes = vi.mocked(verifySync).mock.calls.map(([verified]) => String(verified))
    expect(hashes.map(isOutdated), Object.values(identity)[0]).toEqual([false])
  }
})
