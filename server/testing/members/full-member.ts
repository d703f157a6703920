import { vi } from 'vitest'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { login, me, uploadAvatar } from '#shared/contract/user/auth.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { editUser } from '#shared/contract/user/user.ts'
import { addMember } from './add-members.ts'
import { versionOf } from './front-desk.ts'
import { buy, MEMBERSHIP, register } from './members.ts'
import { formOf, picture } from './pictures.ts'
import { tourRow } from './tours.ts'

/** A user with unique strings, which tests search for. */
export const FULL_MEMBER = {
  email: 'zephyrine@quill.example',
  fullName: 'Zephyrine Quillfeather',
  phoneNumber: '+919812345670',
  dateOfBirth: '1999-12-07',
  fatherName: 'Barnabas Quillfather',
  parentContactNumber: '7012345678',
  currentAddress: '7 Inkwell Lane, Nashik',
  jobTitle: 'Calligrapher',
  adminNotes: 'Wants the window',
  formerName: 'Zephyrine Oldname',
}

/** Strings that must not be found after the member's data is erased. */
export const TRACES = [
  'zephyrine',
  'quillfeather',
  'quill.example',
  '9812345670',
  'Quillfather',
  '7012345678',
  'Inkwell',
  'Calligrapher',
  'window',
  'Oldname',
]

/** A user with every kind of personal data that the app stores, each created by its call. */
export async function addFullMember(app: TestApp): Promise<Browser & { id: string }> {
  const { db } = app.services
  const { email, formerName, phoneNumber, dateOfBirth, adminNotes } = FULL_MEMBER
  const browser = await register(app, email, { fullName: formerName, phoneNumber, dateOfBirth })
  const avatar = await browser.call(uploadAvatar, { form: formOf({ avatar: await picture() }) })
  avatar.expectSuccess()
  const details = {
    ...MEMBERSHIP,
    fatherName: FULL_MEMBER.fatherName,
    parentContactNumber: FULL_MEMBER.parentContactNumber,
    currentAddress: FULL_MEMBER.currentAddress,
    currentOccupation: 'Employed',
    jobTitle: FULL_MEMBER.jobTitle,
  }
  const saved = await browser.call(updateMembership, {
    form: formOf({ ...details, selfiePhoto: await picture() }),
  })
  saved.expectSuccess()
  await buy(browser, { seat: 'A1', duration: '1 Month' })
  const { user } = (await browser.call(me)).reply()

  const tour = tourRow({
    email,
    full_name: FULL_MEMBER.fullName,
    admin_notes: adminNotes,
    status: 'completed',
  })
  await db
    .insertInto('tour_requests')
    .values({ ...tour, phone_number: phoneNumber })
    .execute()
  await renameAtReception(app, user._id)
  // An email that is still being sent, such as a receipt with its PDF, would arrive after an erasure.
  const unsent = db.selectFrom('outgoing_mails').select('id').where('recipient', '=', email)
  await vi.waitUntil(async () => (await unsent.execute()).length === 0, { timeout: 20_000 })
  // Failed attempts leave counters, and an email that can't be sent stays queued.
  await openBrowser(app).call(login, { body: { email, password: 'Not-Her-1' } })
  await openBrowser(app).call(login, {
    body: { dyanpittId: user.dyanpittId ?? '', password: 'Not-Her-1' },
  })
  await db
    .insertInto('outgoing_mails')
    .values({
      recipient: email,
      subject: 'Your seat, Zephyrine',
      body: 'Dear Zephyrine',
      created_at: app.clock.now,
    })
    .execute()
  return Object.assign(browser, { id: user._id })
}

async function renameAtReception(app: TestApp, userId: string): Promise<void> {
  const desk = await addMember(app, { role: 'admin' })
  const { fullName, phoneNumber, dateOfBirth } = FULL_MEMBER
  const version = await versionOf(desk, { id: userId })
  const body = { fullName, phoneNumber, gender: 'male', dateOfBirth, version }
  const edited = await desk.call(editUser, { params: { id: userId }, body })
  edited.expectSuccess()
  const change = {
    adminId: desk.id,
    action: 'user.change-role',
    subject: `user:${userId}`,
  } as const
  const details = { role: { was: 'user', is: 'user' }, note: 'Oldname' }
  await inTransaction(app.services.db, (trx) =>
    recordChange(trx, { ...change, details }, app.clock.now),
  )
}
