import { expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import {
  type AddedMember,
  addMember,
  deactivate,
  makeUnclaimed,
} from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { PASSWORD } from '#server/testing/members/members.ts'
import { claimAccount, issueClaimCode } from '#shared/contract/booking/walk-in.ts'
import { login, resetPassword } from '#shared/contract/user/auth.ts'
import { getUser } from '#shared/contract/user/user.ts'

const desk = frontDesk()
let claims = 0
let phones = 0

const newPhoneNumber = () => `+9170000${String(++phones).padStart(5, '0')}`

/** An unclaimed account without an email, and a new email for its claim. */
async function addUnclaimedMember(): Promise<
  AddedMember & { phoneNumber: string; newEmail: string }
> {
  const member = await addMember(desk.app)
  const phoneNumber = newPhoneNumber()
  await makeUnclaimed(desk.app, member.id, phoneNumber)
  return Object.assign(member, { phoneNumber, newEmail: `claims${++claims}@example.com` })
}

const issue = async (id: string) =>
  (await desk.admin.call(issueClaimCode, { params: { id } })).reply().data

type Claim = { phoneNumber: string; claimCode: string; email: string }
const claim = (body: Claim) => openBrowser(desk.app).call(claimAccount, { body })

async function awaitsClaim(id: string): Promise<boolean> {
  return (await desk.admin.call(getUser, { params: { id } })).reply().data.awaitsClaim
}

test('a walk-in without an email adds one with the code from reception, sets a password and logs in [claim-10]', async () => {
  const { id, phoneNumber, newEmail: email } = await addUnclaimedMember()
  const { claimCode, lastDay } = await issue(id)
  expect(lastDay).toBe('2026-03-16')
  ;(await claim({ phoneNumber, claimCode, email })).expectSuccess()
  expect(await awaitsClaim(id), 'the email is unverified').toBe(true)
  const browser = openBrowser(desk.app)
  const body = { email, otp: await desk.app.mailedCode(email), newPassword: PASSWORD }
  ;(await browser.call(resetPassword, { body })).expectSuccess()
  const answer = await browser.call(login, { body: { email, password: PASSWORD } })
  expect(answer.reply().user._id).toBe(id)
  expect(await awaitsClaim(id)).toBe(false)
  const again = await claim({ phoneNumber, claimCode, email: 'thief@example.com' })
  expect(again).toMatchObject(refusal('wrongClaimCode'))
  const actions = (await desk.log()).filter(({ subject }) => subject === `user:${id}`)
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.claim-code', 'user.claim']),
  )
})

test('a mistyped email can be replaced until the account is claimed [claim-11]', async () => {
  const { id, phoneNumber, newEmail } = await addUnclaimedMember()
  const { claimCode } = await issue(id)
  const mistyped = `x${newEmail}`
  ;(await claim({ phoneNumber, claimCode, email: mistyped })).expectSuccess()
  ;(await claim({ phoneNumber, claimCode, email: newEmail })).expectSuccess()
  const otp = await desk.app.mailedCode(mistyped)
  const wrong = { email: mistyped, otp, newPassword: PASSWORD }
  const answer = await openBrowser(desk.app).call(resetPassword, { body: wrong })
  expect(answer.status).not.toBe(200)
  const body = { email: newEmail, otp: await desk.app.mailedCode(newEmail), newPassword: PASSWORD }
  ;(await openBrowser(desk.app).call(resetPassword, { body })).expectSuccess()
  expect(await awaitsClaim(id)).toBe(false)
})

test('a code is refused for another phone number, after its last day, and for a deactivated account [claim-12]', async () => {
  const member = await addUnclaimedMember()
  const other = await addUnclaimedMember()
  const { claimCode } = await issue(member.id)
  const { phoneNumber, newEmail: email } = member
  const wrong = refusal('wrongClaimCode')
  expect(await claim({ phoneNumber: other.phoneNumber, claimCode, email })).toMatchObject(wrong)
  expect(await claim({ phoneNumber: newPhoneNumber(), claimCode, email })).toMatchObject(wrong)
  const { now } = desk.app.clock
  desk.app.clock.now = new Date('2026-03-17T00:00:00+05:30')
  expect(await claim({ phoneNumber, claimCode, email })).toMatchObject(wrong)
  desk.app.clock.now = new Date('2026-03-16T23:59:59+05:30')
  ;(await claim({ phoneNumber, claimCode, email })).expectSuccess()
  desk.app.clock.now = now
  await deactivate(desk.app, member.id)
  expect(await claim({ phoneNumber, claimCode, email })).toMatchObject(wrong)
})

test("another user's email is refused, and nothing changes [claim-13]", async () => {
  const { id, phoneNumber } = await addUnclaimedMember()
  const taken = await addMember(desk.app)
  const { claimCode } = await issue(id)
  const answer = await claim({ phoneNumber, claimCode, email: taken.email })
  expect(answer).toMatchObject(refusal('emailTaken'))
  const user = (await desk.admin.call(getUser, { params: { id } })).reply().data
  expect(user.email).toBeNull()
})

test('nobody gets a code for a claimed account [claim-15]', async () => {
  const member = await addMember(desk.app)
  const answer = await desk.admin.call(issueClaimCode, { params: { id: member.id } })
  expect(answer).toMatchObject(refusal('alreadyClaimed'))
})
