import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { versionOf } from '#server/testing/front-desk.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type HallSnapshot, takeSnapshot } from './hall-snapshot.ts'
import { addVictim } from './marked-victim.ts'
import { openSteps } from './open-steps.ts'

export type Role = 'outsider' | 'student' | 'admin' | 'super_admin'

/** A hall under attack: who attacks it, and whose data nobody else may see. */
export type MarkedHall = HallSnapshot & {
  hall: TestApp
  people: Record<Exclude<Role, 'outsider'>, AddedMember>
  /** What the texts in braces of an attack stand for. */
  known: Record<string, string>
  /** Found in a reply, these mean that it told somebody else's secrets. */
  privateMarks: string[]
  /** These may be told to nobody, not even an admin. */
  secretMarks: string[]
}

/** The whole app as it runs by default, limits included, with members in it. */
export async function openMarkedHall(): Promise<MarkedHall> {
  const hall = await createTestApp({ RATE_LIMITS: 'on' })
  const { db, secret } = hall.services
  const victim = await addVictim(hall)
  const student = await addMember(hall)
  const spare = await addMember(hall)
  const admin = await addMember(hall, { role: 'admin', membership: false })
  const chief = await addMember(hall, { role: 'super_admin', membership: false })
  const steps = await openSteps(hall, { student, spare })
  const hashes = await db.selectFrom('users').select('password_hash').execute()
  const sessions = await db.selectFrom('sessions').select('id').execute()
  return {
    hall,
    ...(await takeSnapshot(hall)),
    people: { student, admin, super_admin: chief },
    known: {
      ...victim.known,
      ...steps,
      spareId: spare.id,
      spareEmail: spare.email,
      spareVersion: await versionOf(admin, spare),
      studentEmail: student.email,
    },
    privateMarks: victim.marks,
    secretMarks: [
      secret,
      victim.token,
      '$argon2',
      ...hashes.map((row) => row.password_hash),
      ...sessions.map((row) => row.id),
    ],
  }
}
