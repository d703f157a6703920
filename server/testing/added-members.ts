import { addUser } from '#server/db/accounts.ts'
import { inTransaction } from '#server/db/connect.ts'
import { saveMembershipDetails } from '#server/db/membership-details.ts'
import { openSession } from '#server/features/auth/tokens.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { Role } from '#shared/domain/user.ts'
import { type Browser, openBrowser } from './browser.ts'
import { MEMBERSHIP, PASSWORD } from './members.ts'
import type { TestApp } from './test-app.ts'

/** People whom a test only needs to be there: put into the database, without mails and pictures. */

export type AddedMember = Browser & { id: string; email: string; password: string }

type Hall = Pick<TestApp, 'app' | 'services' | 'inject'>
type Wish = { gender?: Gender; membership?: boolean; role?: Role }

let added = 0
let hashed: Promise<string> | undefined

/** A signed-in student who has given the membership details, unless `membership` is false. */
export async function addMember(
  hall: Hall,
  { gender = 'male', membership = true, role = 'user' }: Wish = {},
): Promise<AddedMember> {
  const { services } = hall
  const now = services.now()
  const number = ++added
  const email = `student${number}@example.com`
  hashed ??= services.passwords.hash(PASSWORD)
  const user = {
    email,
    fullName: 'Ravi Patil',
    phoneNumber: `+91${9_000_000_000 + number}`,
    dateOfBirth: '2001-02-03',
    gender,
    passwordHash: await hashed,
    avatar: null,
  }
  const { id } = await addUser(services.db, user, now)
  if (role !== 'user') {
    await services.db.updateTable('users').set({ role }).where('id', '=', id).execute()
  }
  if (membership) {
    const details = { ...MEMBERSHIP, userId: id, visitedBefore: false, selfie: 'selfies/none.webp' }
    await inTransaction(services.db, (trx) => saveMembershipDetails(trx, details, now))
  }
  const browser = openBrowser(hall)
  browser.token = await openSession(hall.app, services.db, { userId: id, rememberMe: true, now })
  return Object.assign(browser, { id, email, password: PASSWORD })
}

export async function addMembers(
  hall: Hall,
  count: number,
  wish: Wish = {},
): Promise<AddedMember[]> {
  return Promise.all(Array.from({ length: count }, () => addMember(hall, wish)))
}
