import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { saveMembershipDetails } from '#server/db/queries/user/membership-details.ts'
import { addUser } from '#server/db/queries/user/new-user.ts'
import { openSession } from '#server/features/auth/tokens.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Gender } from '#shared/domain/options.ts'
import { NOTICE_NOT_SHOWN } from '#shared/domain/personal-data/privacy-notice.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { MEMBERSHIP, PASSWORD } from './members.ts'

/** A logged-in user who was inserted directly into the database, without emails or pictures. */

export type AddedMember = Browser & { id: string; email: string; password: string }

type RunningApp = Pick<TestApp, 'fastify' | 'services' | 'inject'>
type MemberOptions = {
  gender?: Gender
  membership?: boolean
  role?: Role
  dateOfBirth?: CalendarDay
  /** The day of the user's own consent; today by default. */
  consentedOn?: CalendarDay
  language?: Language
}

let added = 0
let hashed: Promise<string> | undefined

/** A logged-in student who has given the membership details, unless `membership` is false. */
export async function addMember(
  app: RunningApp,
  {
    gender = 'male',
    membership = true,
    role = 'user',
    dateOfBirth = '2001-02-03',
    consentedOn = app.services.today(),
    language = 'en',
  }: MemberOptions = {},
): Promise<AddedMember> {
  const { services } = app
  const now = services.now()
  const number = ++added
  const email = `student${number}@example.com`
  hashed ??= services.passwords.hash(PASSWORD)
  const user = {
    email,
    fullName: 'Ravi Patil',
    phoneNumber: `+91${9_000_000_000 + number}`,
    dateOfBirth,
    gender,
    passwordHash: await hashed,
    avatar: null,
    consentedOn,
    language,
    languageChosen: true,
    awaitsClaim: false,
    ...NOTICE_NOT_SHOWN,
  }
  const { id } = await addUser(services.db, user, now)
  if (role !== 'user') {
    await services.db.updateTable('users').set({ role }).where('id', '=', id).execute()
  }
  if (membership) {
    const details = { ...MEMBERSHIP, userId: id, visitedBefore: false, selfie: 'selfies/none.webp' }
    await inTransaction(services.db, (trx) => saveMembershipDetails(trx, details, now))
  }
  const browser = openBrowser(app)
  browser.token = await openSession(app.fastify, services.db, { userId: id, rememberMe: true, now })
  return Object.assign(browser, { id, email, password: PASSWORD })
}

export async function addMembers(
  app: RunningApp,
  count: number,
  options: MemberOptions = {},
): Promise<AddedMember[]> {
  return Promise.all(Array.from({ length: count }, () => addMember(app, options)))
}

/** Gives the browser a new session, as after a login. */
export async function logInAgain(
  { fastify, services }: RunningApp,
  user: AddedMember,
): Promise<void> {
  const session = { userId: user.id, rememberMe: true, now: services.now() }
  user.token = await openSession(fastify, services.db, session)
}

/** Makes it an account that reception has registered without an email, and that nobody can log in to yet. */
export async function makeUnclaimed(
  { services }: RunningApp,
  userId: string,
  phoneNumber: string,
): Promise<void> {
  await services.db
    .updateTable('users')
    .set({ email: null, awaits_claim: true, phone_number: phoneNumber })
    .where('id', '=', userId)
    .execute()
}

/** Deactivates a user directly, without ending sessions or freeing seats. */
export async function deactivate({ services }: RunningApp, userId: string): Promise<void> {
  const ended = { deactivated_at: services.now() }
  await services.db.updateTable('users').set(ended).where('id', '=', userId).execute()
}
