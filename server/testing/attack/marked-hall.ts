import { setAvatar } from '#server/db/accounts.ts'
import { inTransaction } from '#server/db/connect.ts'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { buy } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { askForTour } from '#server/testing/tours.ts'

export type Role = 'outsider' | 'student' | 'admin'

/** A hall under attack: who attacks it, and whose data nobody else may see. */
export type MarkedHall = {
  hall: TestApp
  people: Record<Exclude<Role, 'outsider'>, AddedMember>
  /** What the texts in braces of an attack stand for. */
  known: Record<string, string>
  /** Found in a reply, these mean that it told somebody else's secrets. */
  privateMarks: string[]
  /** These may be told to nobody, not even an admin. */
  secretMarks: string[]
}

const FATHER = 'Quillfather'
const ADDRESS = 'Quillstreet 77'

/** The whole app as it runs by default, limits included, with members in it. */
export async function openMarkedHall(): Promise<MarkedHall> {
  const hall = await createTestApp({ RATE_LIMITS: 'on' })
  const { db } = hall.services
  const victim = await addMember(hall)
  const fullName = 'Quillvictim Zephyrname'
  const email = 'quill.victim@zephyr.example'
  const phone = '9999977777'
  await db
    .updateTable('users')
    .set({ full_name: fullName, email, phone_number: `+91${phone}` })
    .where('id', '=', victim.id)
    .execute()
  const [avatar, selfie] = [crypto.randomUUID(), crypto.randomUUID()]
  await inTransaction(db, (trx) => setAvatar(trx, victim.id, `avatars/${avatar}.webp`))
  await db
    .updateTable('membership_details')
    .set({
      father_name: FATHER,
      current_address: ADDRESS,
      parent_contact_number: '6999955555',
      selfie: `selfies/${selfie}.webp`,
    })
    .where('user_id', '=', victim.id)
    .execute()
  const { dyanpittId } = await buy(victim, { seat: 'A1' })
  const tour = (await askForTour(hall, { email, fullName, phoneNumber: phone })).reply().data

  const student = await addMember(hall)
  await buy(student, { seat: 'A2' })
  const spare = await addMember(hall)
  await buy(spare, { seat: 'A4' })
  const spareTour = (await askForTour(hall, { email: 'spare@example.com' })).reply().data
  const admin = await addMember(hall, { role: 'admin', membership: false })
  const bookings = await db.selectFrom('bookings').select(['id', 'user_id']).execute()
  const bookingOf = (userId: string) => bookings.find((each) => each.user_id === userId)?.id ?? ''
  const hashes = await db.selectFrom('users').select('password_hash').execute()
  const sessions = await db.selectFrom('sessions').select('id').execute()

  return {
    hall,
    people: { student, admin },
    known: {
      victimId: victim.id,
      victimEmail: email,
      victimBooking: bookingOf(victim.id),
      victimTour: tour._id,
      spareId: spare.id,
      spareBooking: bookingOf(spare.id),
      spareTour: spareTour._id,
      studentEmail: student.email,
    },
    privateMarks: [
      victim.id,
      bookingOf(victim.id),
      tour._id,
      'Quillvictim',
      'Zephyrname',
      email,
      phone,
      '6999955555',
      FATHER,
      ADDRESS,
      avatar,
      selfie,
      dyanpittId ?? email,
    ],
    secretMarks: [
      hall.services.secret,
      victim.token ?? email,
      '$argon2',
      ...hashes.map((row) => row.password_hash),
      ...sessions.map((row) => row.id),
    ],
  }
}
