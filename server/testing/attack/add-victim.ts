import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { setAvatar } from '#server/db/queries/user/own-details.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { buy } from '#server/testing/members/members.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { storeSelfie } from './prepare-steps.ts'

const FATHER = 'Quillfather'
const ADDRESS = 'Quillstreet 77'
const SELFIE = 'Quillselfie'

/** A member with unique strings, ids and pictures. */
export async function addVictim(app: TestApp) {
  const { db } = app.services
  const victim = await addMember(app)
  const fullName = 'Quillvictim Zephyrname'
  const email = 'quill.victim@zephyr.example'
  const phone = '9999977777'
  await db
    .updateTable('users')
    .set({ full_name: fullName, email, phone_number: `+91${phone}` })
    .where('id', '=', victim.id)
    .execute()
  const avatar = crypto.randomUUID()
  await inTransaction(db, (trx) => setAvatar(trx, victim.id, `avatars/${avatar}.webp`))
  const selfie = await storeSelfie(app, victim.id, SELFIE)
  await db
    .updateTable('membership_details')
    .set({
      father_name: FATHER,
      current_address: ADDRESS,
      parent_contact_number: '6999955555',
    })
    .where('user_id', '=', victim.id)
    .execute()
  const { dyanpittId } = await buy(victim, { seat: 'A1' })
  const tour = (await sendTourRequest(app, { email, fullName, phoneNumber: phone })).reply().data
  const { id: booking } = await db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', victim.id)
    .executeTakeFirstOrThrow()
  return {
    token: victim.token ?? email,
    known: {
      victimId: victim.id,
      victimEmail: email,
      victimBooking: booking,
      victimTour: tour._id,
    },
    markers: [
      victim.id,
      booking,
      tour._id,
      'Quillvictim',
      'Zephyrname',
      email,
      phone,
      '6999955555',
      FATHER,
      ADDRESS,
      SELFIE,
      avatar,
      selfie.slice(8),
      dyanpittId ?? email,
    ],
  }
}
