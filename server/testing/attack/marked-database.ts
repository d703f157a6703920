import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { versionOf } from '#server/testing/members/front-desk.ts'
import { logIn } from '#server/testing/members/members.ts'
import { VAPID_VARIABLES } from '#server/testing/push-service.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { issuePhonePass } from '#shared/contract/door/door-pass.ts'
import { listSessions } from '#shared/contract/user/session.ts'
import { addVictim } from './add-victim.ts'
import { captureState, type DatabaseState } from './database-state.ts'
import { prepareCash } from './prepare-cash.ts'
import { prepareFactors } from './prepare-factors.ts'
import { prepareGate } from './prepare-gate.ts'
import { prepareStatement } from './prepare-statement.ts'
import { prepareSteps } from './prepare-steps.ts'

/**
 * `minor` waits for a parent's consent, `grownUp` for their own. `adminMidSetup` is an admin who has
 * started to set up a second factor, `adminWithFactor` one who has it.
 */
export type Role =
  | 'outsider'
  | 'student'
  /** With a payment that waits at reception. */
  | 'userAtDesk'
  /** With a UTR that reception has not checked yet. */
  | 'claimant'
  | 'minor'
  | 'grownUp'
  | 'receptionist'
  | 'admin'
  | 'super_admin'
  | 'adminMidSetup'
  | 'adminWithFactor'

/** The app under attack, with the attackers and the victim's data. */
export type MarkedDatabase = DatabaseState & {
  app: TestApp
  users: Record<Exclude<Role, 'outsider'>, AddedMember>
  /** The values of an attack's placeholders; those named `spare` belong to a member whom staff may change. */
  known: Record<string, string>
  /** Markers of the victim's data: a reply that contains one discloses another user's secrets. */
  privateMarkers: string[]
  /** Texts that must not be disclosed to anyone, not even an admin. */
  secretMarkers: string[]
  /** Other staff's details, which must not be disclosed to receptionists. */
  staffMarkers: string[]
}

/** The whole app with its default configuration, including limits, and with members. */
export async function openMarkedDatabase(): Promise<MarkedDatabase> {
  const app = await createTestApp({ RATE_LIMITS: 'on', ...VAPID_VARIABLES })
  const { db, secret } = app.services
  const victim = await addVictim(app)
  const student = await addMember(app)
  const spare = await addMember(app)
  const admin = await addMember(app, { role: 'admin', membership: false })
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  const superAdmin = await addMember(app, { role: 'super_admin', membership: false })
  const minor = await addMember(app, { dateOfBirth: '2010-06-01' })
  const grownUp = await addMember(app, { dateOfBirth: '2008-03-10', consentedOn: '2026-01-15' })
  const { userAtDesk, claimant, steps } = await prepareSteps(app, { student, spare, minor, admin })
  const factors = await prepareFactors(app)
  const gate = await prepareGate(app, spare.id)
  const cash = await prepareCash(app, admin)
  const statement = await prepareStatement(app)
  const pass = await student.call(issuePhonePass, { body: { passId: null, replace: false } })
  const hashes = await db.selectFrom('users').select('password_hash').execute()
  const otherDevice = await logIn(app, student.email)
  const openSessions = (await otherDevice.call(listSessions)).reply().data
  const sessions = await db.selectFrom('sessions').select('id').execute()
  return {
    app,
    ...(await captureState(app)),
    users: {
      student,
      userAtDesk,
      claimant,
      minor,
      grownUp,
      receptionist,
      admin,
      super_admin: superAdmin,
      ...factors.users,
    },
    known: {
      ...victim.known,
      ...steps,
      ...gate,
      ...cash,
      ...statement,
      studentPass: pass.reply().data.passId,
      ...factors.known,
      spareId: spare.id,
      minorId: minor.id,
      spareEmail: spare.email,
      spareVersion: await versionOf(admin, spare),
      studentEmail: student.email,
      studentSession: openSessions.find(({ current }) => current)?.id ?? '',
    },
    privateMarkers: victim.markers,
    staffMarkers: [admin.email, superAdmin.email, admin.id, superAdmin.id],
    secretMarkers: [
      secret,
      victim.token,
      ...factors.secretMarkers,
      '$argon2',
      ...hashes.map((row) => row.password_hash),
      ...sessions.map((row) => row.id),
    ],
  }
}
