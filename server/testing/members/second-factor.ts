import { Secret, TOTP } from 'otpauth'
import type { TestApp } from '#server/testing/test-app.ts'
import { confirmSecondFactor, startSecondFactor } from '#shared/contract/user/second-factor.ts'
import type { AddedMember } from './add-members.ts'
import { PASSWORD } from './members.ts'

type Clock = Pick<TestApp, 'clock'>

/** The code that an authenticator app with this key shows at the app's time, or `steps` later. */
export function factorCode({ clock }: Clock, key: string, steps = 0): string {
  const timestamp = clock.now.getTime() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
}

/** Switches an admin's second factor on. Moves the clock to the next code, which is unused. */
export async function addSecondFactor(
  app: Clock,
  admin: AddedMember,
): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await admin.call(startSecondFactor)).reply().data
  const body = { password: PASSWORD, code: factorCode(app, key) }
  const { recoveryCodes } = (await admin.call(confirmSecondFactor, { body })).reply().data
  app.clock.advance({ seconds: 30 })
  return { key, recoveryCodes }
}
