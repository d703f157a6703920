import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, logIn } from '../fixtures.ts'
import { GatePage } from '../pages/gate-page.ts'
import { requestPhonePass } from '../users/phone-code.ts'
import type { ApiUser } from '../users/user.ts'
import type { Users } from '../users/users.ts'
import { queryDatabase } from './database.ts'

export const PIN = '480213'

/** Returns a name that no other gate has, even if the test is repeated. */
export function gateName(place: string): string {
  return `${place} ${randomBytes(4).toString('hex')}`
}

/** Returns a person's name that nobody else has, even if the test is repeated. Consists of letters, as names must. */
export function uniqueName(first: string): string {
  const letters = [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26)))
  return `${first} ${letters.join('')}`
}

/** Creates a member whose booking began yesterday, so that the test passes at any hour. */
export async function memberForToday(users: Users, fullName: string): Promise<ApiUser> {
  const member = await users.member({ fullName }, { batch: '24 Hours Batch' })
  await queryDatabase(
    `UPDATE bookings SET start_date = start_date - 1
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [member.profile.email],
  )
  return member
}

/** Creates a member for today, with a phone pass. */
export async function memberWithPass(users: Users, request: APIRequestContext, fullName: string) {
  const member = await memberForToday(users, fullName)
  return { member, pass: await requestPhonePass(request, member) }
}

/** Saves the admin's PIN, enrolls the browser as a gate, logs out and opens the gate. */
export async function openGate(page: Page, users: Users, name: string): Promise<GatePage> {
  const admin = await users.admin()
  await logIn(page, admin)
  await page.goto('/admin/gates')
  await page.getByLabel('New PIN').fill(PIN)
  await page.getByLabel('Your password').fill(admin.profile.password)
  await page.getByRole('button', { name: 'Save PIN' }).click()
  await expect(page.getByText('Your PIN is saved.')).toBeVisible()
  const gate = new GatePage(page)
  await gate.open()
  await gate.enroll(name)
  await expect(gate.lockedTitle).toBeVisible()
  await expect(page.getByText('You are still logged in on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are still logged in on this device.')).toBeHidden()
  await gate.unlock(PIN)
  return gate
}

/** Returns the entries of a gate on the server, in order. */
export function entriesOf(name: string): Promise<readonly unknown[]> {
  return queryDatabase(
    `SELECT entry.number::int, entry.direction, entry.outcome, entry.reason, entry.offline
     FROM door_entries entry JOIN gates ON gates.id = entry.gate_id
     WHERE gates.name = $1 ORDER BY entry.number`,
    [name],
  )
}
