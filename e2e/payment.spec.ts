import { displayDay } from '#shared/domain/calendar-day.ts'
import { expect, signIn, test } from './fixtures.ts'
import { CongratulationsPage } from './pages/congratulations-page.ts'
import { PaymentPage } from './pages/payment-page.ts'
import type { Account } from './people/account.ts'
import { inDatabase } from './run/database.ts'
import { hallDay } from './run/hall-day.ts'

const GOLD_SEAT = {
  membershipType: 'Dyandhara Kaksh',
  timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
  membershipDuration: '8 Days',
  membershipStartDate: hallDay(2),
  preferredSeat: 'A5',
} as const

test('shows what is booked and how its price is made up', async ({ page, people }) => {
  await signIn(page, await people.withHeldSeat({}, GOLD_SEAT))
  const payment = new PaymentPage(page)
  await payment.open()
  for (const [label, value] of Object.entries({
    Room: 'Dyandhara Kaksh',
    'Time slot': GOLD_SEAT.timeSlot,
    Duration: '8 Days',
    'Start date': displayDay(hallDay(2)),
    'End date': displayDay(hallDay(10)),
    'Base price': '₹399',
    'Gold seat (+50%)': '₹200',
    Discount: '₹0',
    'Registration fee': '₹0',
  })) {
    await expect(payment.value(label)).toContainText(value)
  }
  await expect(payment.pay).toHaveText('Pay ₹599')
  await expect(page.getByText(/Seat A5 is held for you for (29|30) more minutes/)).toBeVisible()
})

test('a method must be chosen, and the payment takes three seconds', async ({ page, people }) => {
  const account = await people.withHeldSeat()
  await page.clock.install()
  await signIn(page, account)
  const payment = new PaymentPage(page)
  await payment.open()
  await payment.pay.click()
  await expect(page.getByText('Please select a payment method', { exact: true })).toBeVisible()

  await payment.payBy('Cash at center')
  await expect(page.getByText('Please select a payment method', { exact: true })).toBeHidden()
  await expect(payment.processing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(payment.processing).toBeVisible()
  expect((await account.user()).paymentCompleted).toBe(false)

  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL('/congratulations')
  const { dyanpittId } = await account.user()
  await expect(new CongratulationsPage(page).memberId).toHaveText(dyanpittId ?? 'an ID')
})

test('after a failed network trying again pays, and pays once', async ({ page, people }) => {
  const account = await people.withHeldSeat()
  const paymentIds: string[] = []
  await page.clock.install()
  await signIn(page, account)
  const payment = new PaymentPage(page)
  await payment.open()

  await test.step('the request does not get through', async () => {
    await page.route('**/api/auth/complete-payment', (route) => {
      paymentIds.push(String(route.request().postDataJSON().paymentId))
      return route.abort()
    })
    await payment.payBy('UPI')
    await page.clock.fastForward(3_000)
    await expect(payment.failure).toContainText('Payment failed. Please try again.')
  })

  await test.step('the request gets through, but not the answer', async () => {
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

  await test.step('the third try answers what the second has done', async () => {
    await page.unrouteAll()
    await payment.pay.click()
    await page.clock.fastForward(3_000)
    await expect(page).toHaveURL('/congratulations')
    expect(new Set(paymentIds).size).toBe(1)
    expect(paymentIds).toHaveLength(2)
    expect(await paymentsOf(account)).toHaveLength(1)
  })
})

test('a server’s refusal is told in its own words', async ({ page, people }) => {
  await page.clock.install()
  await signIn(page, await people.withHeldSeat())
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

test('after the hold has ended the payment still works while the seat is free', async ({
  page,
  people,
}) => {
  // A seat that no other test takes: once its hold has ended anybody may.
  const plan = { ...GOLD_SEAT, preferredSeat: 'B9', membershipStartDate: hallDay(3) }
  const account = await people.withHeldSeat({}, plan)
  await endHold(account)
  await page.clock.install()
  await signIn(page, account)
  const payment = new PaymentPage(page)
  await payment.open()
  await expect(page.getByText(/is no longer held for you/)).toBeVisible()
  await payment.payBy('UPI')
  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL('/congratulations')
})

test('after the hold has ended somebody else may have the seat, and nothing is paid', async ({
  page,
  people,
}) => {
  const plan = { ...GOLD_SEAT, preferredSeat: 'B8', membershipStartDate: hallDay(3) }
  const account = await people.withHeldSeat({}, plan)
  await endHold(account)
  await people.member({}, plan)
  await page.clock.install()
  await signIn(page, account)
  const payment = new PaymentPage(page)
  await payment.open()
  await payment.payBy('UPI')
  await page.clock.fastForward(3_000)
  await expect(payment.failure).toContainText(
    'This seat has just been taken. Please choose another seat.',
  )
  await expect(payment.failure).toContainText('Nothing was charged.')
  expect((await account.user()).dyanpittId).toBeNull()
  await payment.failure.getByRole('link', { name: 'Choose another seat' }).click()
  await expect(page).toHaveURL('/booking')
})

test('the congratulations page is open to everybody and says what there is', async ({
  page,
  people,
}) => {
  await page.goto('/congratulations')
  await expect(page.getByText('Please sign in to see your member ID.')).toBeVisible()
  const member = await people.member()
  await signIn(page, member)
  await page.goto('/congratulations')
  const { dyanpittId } = await member.user()
  await expect(new CongratulationsPage(page).memberId).toHaveText(dyanpittId ?? 'an ID')
})

/** Lets the half hour pass for which an unpaid seat is held. */
async function endHold({ person }: Account): Promise<void> {
  await inDatabase(
    `UPDATE bookings SET held_until = now() - interval '1 second'
     WHERE status = 'held' AND user_id = (SELECT id FROM users WHERE email = $1)`,
    [person.email],
  )
}

function paymentsOf({ person }: Account): Promise<readonly unknown[]> {
  return inDatabase(
    'SELECT id FROM payments WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [person.email],
  )
}
