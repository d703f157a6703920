import { dayText } from '#shared/words/dates.ts'
import { countRequests } from '../browser/count-requests.ts'
import { pressTwice } from '../browser/press-twice.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { CongratulationsPage } from '../pages/congratulations-page.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import type { ApiUser } from '../users/user.ts'

const GOLD_SEAT = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '8 Days',
  startDate: hallDay(2),
  seat: 'A5',
} as const

test('shows the booking and the parts of its price [payment-18]', async ({ page, users }) => {
  await logIn(page, await users.withHeldSeat({}, GOLD_SEAT))
  const payment = new PaymentPage(page)
  await payment.open()
  for (const [label, value] of Object.entries({
    Room: 'Dyandhara Kaksh',
    'Time slot': GOLD_SEAT.batch,
    Duration: '8 Days',
    'Start date': dayText('en', hallDay(2)),
    'Last day': dayText('en', hallDay(9)),
    'Base price': '₹399',
    'Gold seat (+50%)': '₹200',
  })) {
    await expect(payment.value(label)).toContainText(value)
  }
  await expect(payment.pay).toHaveText('Pay ₹599')
  await expect(page.getByText(/Seat A5 is held for you for (29|30) more minutes/)).toBeVisible()
})

test('a method must be chosen, and the payment takes three seconds [payment-19]', async ({
  page,
  users,
}) => {
  const user = await users.withHeldSeat()
  await page.clock.install()
  await logIn(page, user)
  const payment = new PaymentPage(page)
  await payment.open()
  await payment.pay.click()
  await expect(page.getByText('Please select a payment method', { exact: true })).toBeVisible()

  await payment.method('Cash at center').check()
  await expect(page.getByText('Please select a payment method', { exact: true })).toBeHidden()
  await expect(payment.pay).toHaveText(/^Confirm, pay ₹[\d,]+ in cash$/)
  await payment.pay.click()
  await expect(payment.processing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(payment.processing).toBeVisible()
  expect((await user.user()).paymentCompleted).toBe(false)

  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL('/congratulations')
  const { memberId } = await user.user()
  await expect(new CongratulationsPage(page).memberId).toHaveText(memberId ?? 'an ID')
})

test('a double click pays once [payment-240]', async ({ page, users }) => {
  const user = await users.withHeldSeat()
  await page.clock.install()
  await logIn(page, user)
  const requests = countRequests(page, /\/api\/auth\/complete-payment$/)
  const payment = new PaymentPage(page)
  await payment.open()
  await payment.method('UPI').check()
  await pressTwice(payment.pay)
  await expect(payment.processing).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL('/congratulations')
  await page.clock.fastForward(10_000)
  expect(requests()).toBe(1)
})

test('a retry after a network failure pays exactly once [payment-20]', async ({ page, users }) => {
  const user = await users.withHeldSeat()
  const paymentIds: string[] = []
  await page.clock.install()
  await logIn(page, user)
  const payment = new PaymentPage(page)
  await payment.open()

  await test.step('the request is lost', async () => {
    await page.route('**/api/auth/complete-payment', (route) => {
      paymentIds.push(String(route.request().postDataJSON().paymentId))
      return route.abort()
    })
    await payment.payBy('UPI')
    await page.clock.fastForward(3_000)
    await expect(payment.failure).toContainText('Payment failed. Please try again.')
  })

  await test.step('the request arrives, but the reply is lost', async () => {
    await page.unrouteAll()
    await page.route('**/api/auth/complete-payment', async (route) => {
      paymentIds.push(String(route.request().postDataJSON().paymentId))
      await route.fetch()
      await route.abort()
    })
    await payment.pay.click()
    await page.clock.fastForward(3_000)
    await expect(payment.processing).toBeHidden()
    await expect(payment.failure).toContainText('Payment failed. Please try again.')
  })

  await test.step('the third attempt returns the result of the second', async () => {
    await page.unrouteAll()
    await payment.pay.click()
    await page.clock.fastForward(3_000)
    await expect(page).toHaveURL('/congratulations')
    expect(new Set(paymentIds).size).toBe(1)
    expect(paymentIds).toHaveLength(2)
    expect(await paymentsOf(user)).toHaveLength(1)
  })
})

test('shows the server’s own message for a refusal [payment-21]', async ({ page, users }) => {
  await page.clock.install()
  await logIn(page, await users.withHeldSeat())
  const payment = new PaymentPage(page)
  await payment.open()
  await page.route('**/api/auth/complete-payment', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The bank is closed' } }),
  )
  await payment.payBy('UPI')
  await page.clock.fastForward(3_000)
  await expect(payment.failure).toContainText('Payment failed')
  await expect(payment.failure).toContainText('The bank is closed')
})

test('after the hold has expired, the payment succeeds if the seat is still free', async ({
  page,
  users,
}) => {
  // A seat that no other test uses, because it becomes free when the hold expires.
  const plan = { ...GOLD_SEAT, seat: 'B9', startDate: hallDay(3) }
  const user = await users.withHeldSeat({}, plan)
  await expireHold(user)
  await page.clock.install()
  await logIn(page, user)
  const payment = new PaymentPage(page)
  await payment.open()
  await expect(page.getByText(/is no longer held for you/)).toBeVisible()
  await payment.payBy('UPI')
  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL('/congratulations')
})

test('after the hold has expired, the payment is refused if someone else has taken the seat', async ({
  page,
  users,
}) => {
  const plan = { ...GOLD_SEAT, seat: 'B8', startDate: hallDay(3) }
  const user = await users.withHeldSeat({}, plan)
  await expireHold(user)
  await users.member({}, plan)
  await page.clock.install()
  await logIn(page, user)
  const payment = new PaymentPage(page)
  await payment.open()
  await payment.payBy('UPI')
  await page.clock.fastForward(3_000)
  await expect(payment.failure).toContainText(
    'This seat has just been taken. Please choose another seat.',
  )
  await expect(payment.failure).toContainText("You weren't charged.")
  expect((await user.user()).memberId).toBeNull()
  await payment.failure.getByRole('link', { name: 'Choose another seat' }).click()
  await expect(page).toHaveURL('/booking')
})

test('the congratulations page is public, and shows the member ID if there is one [payment-22]', async ({
  page,
  users,
}) => {
  await page.goto('/congratulations')
  await expect(page.getByText('Log in to see your member ID.')).toBeVisible()
  const member = await users.member()
  await logIn(page, member)
  await page.goto('/congratulations')
  const { memberId } = await member.user()
  await expect(new CongratulationsPage(page).memberId).toHaveText(memberId ?? 'an ID')
})

test('the congratulations page does not congratulate a member whose booking was cancelled [payment-26]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  const { memberId } = await member.user()
  await queryDatabase(
    `UPDATE bookings SET status = 'cancelled'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [member.profile.email],
  )
  await logIn(page, member)
  await page.goto('/congratulations')
  const main = page.getByRole('main')
  await expect(main).toContainText(`Your member ID is ${memberId}.`)
  await expect(main).toContainText("You don't have an active membership.")
  await expect(page.getByText(/Congratulations|you're now a member/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard')
})

/** Makes the hold of an unpaid seat expire. */
async function expireHold({ profile }: ApiUser): Promise<void> {
  await queryDatabase(
    `UPDATE bookings SET held_until = now() - interval '1 second'
     WHERE status = 'held' AND user_id = (SELECT id FROM users WHERE email = $1)`,
    [profile.email],
  )
}

function paymentsOf({ profile }: ApiUser): Promise<readonly unknown[]> {
  return queryDatabase(
    'SELECT id FROM payments WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [profile.email],
  )
}
