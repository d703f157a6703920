import { recordChange } from '#server/db/audit-log.ts'
import { inTransaction } from '#server/db/connect.ts'
import { editUser } from '#shared/contract/admin-users.ts'
import { login, me, uploadAvatar } from '#shared/contract/auth.ts'
import { updateMembership } from '#shared/contract/membership.ts'
import { addMember } from './added-members.ts'
import { type Browser, openBrowser } from './browser.ts'
import { versionOf } from './front-desk.ts'
import { buy, MEMBERSHIP, register } from './members.ts'
import { formOf, picture } from './pictures.ts'
import type { TestApp } from './test-app.ts'
import { keptTour } from './tours.ts'

/** A person whose every text is found nowhere else. */
export const ZEPHYRINE = {
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

/** What nobody may find of her any more. */
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

/** Somebody of whom the hall holds all that it ever holds, each by the call that brings it about. */
export async function addFullMember(hall: TestApp): Promise<Browser & { id: string }> {
  const { db } = hall.services
  const { email, formerName, phoneNumber, dateOfBirth, adminNotes } = ZEPHYRINE
  const browser = await register(hall, email, { fullName: formerName, phoneNumber, dateOfBirth })
  const avatar = await browser.ask(uploadAvatar, { form: formOf({ avatar: await picture() }) })
  avatar.reply()
  const details = {
    ...MEMBERSHIP,
    fatherName: ZEPHYRINE.fatherName,
    parentContactNumber: ZEPHYRINE.parentContactNumber,
    currentAddress: ZEPHYRINE.currentAddress,
    currentOccupation: 'Employed',
    jobTitle: ZEPHYRINE.jobTitle,
  }
  const saved = await browser.ask(updateMembership, {
    form: formOf({ ...details, selfiePhoto: await picture() }),
  })
  saved.reply()
  await buy(browser, { seat: 'A1', duration: '1 Month' })
  const { user } = (await browser.ask(me)).reply()

  const tour = keptTour({
    email,
    full_name: ZEPHYRINE.fullName,
    admin_notes: adminNotes,
    status: 'completed',
  })
  await db
    .insertInto('tour_requests')
    .values({ ...tour, phone_number: phoneNumber })
    .execute()
  await renamedByDesk(hall, user._id)
  // Tries that failed leave counters, and a mail that can't go out stays.
  await openBrowser(hall).ask(login, { body: { email, password: 'Not-Her-1' } })
  await openBrowser(hall).ask(login, {
    body: { dyanpittId: user.dyanpittId ?? '', password: 'Not-Her-1' },
  })
  await db
    .insertInto('outgoing_mails')
    .values({
      recipient: email,
      subject: 'Your seat, Zephyrine',
      body: 'Dear Zephyrine',
      created_at: hall.clock.now,
    })
    .execute()
  return Object.assign(browser, { id: user._id })
}

async function renamedByDesk(hall: TestApp, userId: string): Promise<void> {
  const desk = await addMember(hall, { role: 'admin' })
  const { fullName, phoneNumber, dateOfBirth } = ZEPHYRINE
  const version = await versionOf(desk, { id: userId })
  const body = { fullName, phoneNumber, gender: 'male', dateOfBirth, version }
  const edited = await desk.ask(editUser, { params: { id: userId }, body })
  edited.reply()
  const change = {
    adminId: desk.id,
    action: 'user.change-role',
    subject: `user:${userId}`,
  } as const
  const details = { role: { was: 'user', is: 'user' }, note: 'Oldname' }
  await inTransaction(hall.services.db, (trx) =>
    recordChange(trx, { ...change, details }, hall.clock.now),
  )
}
