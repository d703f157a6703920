import * as calls from '#shared/contract/admin-bookings.ts'
import { getUser } from '#shared/contract/admin-users.ts'
import { type AddedMember, addMember } from './added-members.ts'
import { freshStart } from './fresh-start.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export type FrontDesk = {
  hall: TestApp
  /** A fresh start, with an empty audit log and with these two as the only admins. */
  beginAnew(): Promise<{ admin: AddedMember; chief: AddedMember }>
  /** What the audit log says. */
  log(): Promise<{ admin_id: string; action: string; subject: string; details: unknown }[]>
}

/** The whole app, for tests of what its admins do. Tests of a file share it. */
export async function openFrontDesk(): Promise<FrontDesk> {
  const hall = await createTestApp()
  const { db } = hall.services
  return {
    hall,
    async beginAnew() {
      await freshStart(hall)
      await db.deleteFrom('audit_log').execute()
      await db.updateTable('users').set({ role: 'user' }).execute()
      return {
        admin: await addMember(hall, { role: 'admin', membership: false }),
        chief: await addMember(hall, { role: 'super_admin', membership: false }),
      }
    },
    log: () =>
      db.selectFrom('audit_log').select(['admin_id', 'action', 'subject', 'details']).execute(),
  }
}

/** What must be sent to edit an account, as an admin sees it now. */
export async function versionOf(admin: AddedMember, { id }: { id: string }): Promise<string> {
  return (await admin.ask(getUser, { params: { id } })).reply().data.version
}

/** A member's newest booking, as an admin sees it. */
export async function bookingOf(admin: AddedMember, member: AddedMember) {
  const answer = await admin.ask(calls.listBookings, { query: { search: member.email } })
  const [booking] = answer.reply().data.bookings
  if (!booking) throw new Error('The member has no booking')
  return booking
}
