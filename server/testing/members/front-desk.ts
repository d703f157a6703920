import { afterAll, beforeAll, beforeEach } from 'vitest'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { type ListedBooking, listBookings } from '#shared/contract/booking/desk-booking.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { type AddedMember, addMember } from './add-members.ts'

export type FrontDesk = {
  readonly app: TestApp
  readonly admin: AddedMember
  readonly superAdmin: AddedMember
  /** The changes in the audit log: all entries except views. */
  log(): Promise<{ admin_id: string | null; action: string; subject: string; details: unknown }[]>
  /** A member's newest booking, as an admin sees it. */
  bookingOf(member: AddedMember): Promise<ListedBooking>
}

/**
 * The whole app with an admin and a super admin, for tests of admin calls. The tests share the app;
 * each has a fresh start, an empty audit log and these two as the only admins.
 */
export function frontDesk(): FrontDesk {
  let app: TestApp
  let admin: AddedMember
  let superAdmin: AddedMember
  beforeAll(async () => {
    app = await createTestApp()
  })
  beforeEach(async () => {
    const { db } = app.services
    await freshStart(app)
    await db.deleteFrom('audit_log').execute()
    await db.updateTable('users').set({ role: 'user' }).execute()
    admin = await addMember(app, { role: 'admin', membership: false })
    superAdmin = await addMember(app, { role: 'super_admin', membership: false })
  })
  afterAll(() => app.close())
  return {
    get app() {
      return app
    },
    get admin() {
      return admin
    },
    get superAdmin() {
      return superAdmin
    },
    log: () =>
      app.services.db
        .selectFrom('audit_log')
        .select(['admin_id', 'action', 'subject', 'details'])
        .where('action', 'not in', ['user.view', 'user.selfie'])
        .execute(),
    bookingOf: (member) => bookingOf(admin, member),
  }
}

/** The user's current version, which an edit must send. */
export async function versionOf(admin: AddedMember, { id }: { id: string }): Promise<string> {
  return (await admin.call(getUser, { params: { id } })).reply().data.version
}

/** A member's newest booking, as this staff member sees it. */
export async function bookingOf(
  by: AddedMember,
  { email }: Pick<AddedMember, 'email'>,
): Promise<ListedBooking> {
  const answer = await by.call(listBookings, { query: { search: email } })
  const [booking] = answer.reply().data.bookings
  if (!booking) throw new Error('The member has no booking')
  return booking
}

/** Changes these settings, as this staff member. Only super admins may read them. */
export async function changeSettings(superAdmin: AddedMember, changes: object, by = superAdmin) {
  const { data } = (await superAdmin.call(getSettings)).reply()
  return by.call(saveSettings, { body: { ...data, ...changes } })
}
