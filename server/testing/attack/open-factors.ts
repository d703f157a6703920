import { addMember } from '#server/testing/members/add-members.ts'
import { addSecondFactor, factorCode } from '#server/testing/members/second-factor.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { startSecondFactor } from '#shared/contract/second-factor.ts'

/** Admins with a second factor, finished and not, and the codes that their calls need. */
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
