import { addMember } from '#server/testing/members/add-members.ts'
import { addSecondFactor, factorCode } from '#server/testing/members/second-factor.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { startSecondFactor } from '#shared/contract/second-factor.ts'

/** Adds an admin with a second factor and one who has started to set it up. Returns them and their codes. */
export async function prepareFactors(app: TestApp) {
  const starter = await addMember(app, { role: 'admin', membership: false })
  const factorOwner = await addMember(app, { role: 'admin', membership: false })
  const { key, recoveryCodes } = await addSecondFactor(app, factorOwner)
  const [recoveryCode = '', ...otherCodes] = recoveryCodes
  const started = (await starter.call(startSecondFactor)).reply().data
  return {
    users: { starter, factorOwner },
    known: {
      firstCode: factorCode(app, started.key),
      recoveryCode,
      factorOwnerId: factorOwner.id,
    },
    secretMarks: [key, started.key, ...otherCodes],
  }
}
