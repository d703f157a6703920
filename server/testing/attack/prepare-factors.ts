import { addMember } from '#server/testing/members/add-members.ts'
import { addSecondFactor, factorCode } from '#server/testing/members/second-factor.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { startSecondFactor } from '#shared/contract/user/second-factor.ts'

/** Adds an admin with a second factor and one who has started to set it up. Returns them and their codes. */
export async function prepareFactors(app: TestApp) {
  const adminMidSetup = await addMember(app, { role: 'admin', membership: false })
  const adminWithFactor = await addMember(app, { role: 'admin', membership: false })
  const { key, recoveryCodes } = await addSecondFactor(app, adminWithFactor)
  const [recoveryCode = '', ...otherCodes] = recoveryCodes
  const started = (await adminMidSetup.call(startSecondFactor)).reply().data
  return {
    users: { adminMidSetup, adminWithFactor },
    known: {
      firstCode: factorCode(app, started.key),
      recoveryCode,
      adminWithFactorId: adminWithFactor.id,
    },
    secretMarkers: [key, started.key, ...otherCodes],
  }
}
