import type { Page } from '@playwright/test'
import { addDays } from '#shared/domain/calendar-day.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { hallDay } from '../run/clock.ts'

/** Replies to a call as the server does, with some fields of the reply replaced. */
async function changeReply(page: Page, url: string | RegExp, change: (reply: Reply) => void) {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const reply: Reply = await response.json()
    change(reply)
    return route.fulfill({ response, json: reply })
  })
}
type Reply = { user?: { due: unknown }; data?: { bookings?: { due: unknown }[] } }

// In demo mode, because the setting would change what every test that runs at the same time sees.
test('the owner asks for a late fee [late-fee-30]', async ({ page }) => {
  await page.goto('/admin/settings?demo=true')
  const section = page.locator('#lateFee')
  await section.getByRole('textbox', { name: 'Late fee (₹)' }).fill('10001')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    section.getByText('Please enter a whole number of rupees from 0 to ₹10,000'),
  ).toBeVisible()
  await section.getByRole('textbox', { name: 'Late fee (₹)' }).fill('50')
  await section.getByRole('textbox', { name: 'Days after the day of the rest' }).fill('2')

  await expectAccessible(page, 'the late fee in the settings')
  await expectNoHorizontalScroll(page, 'the late fee in the settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
})

// The replies are changed, because no due of this server can be overdue.
test('reception takes the late fee with the rest, or leaves it out for a reason, and the member sees it [late-fee-31]', async ({
  page,
  users,
  anotherPage,
}) => {
  const payableOn = addDays(hallDay(), -4)
  const fee = { amount: 50, from: addDays(hallDay(), -1) }
  const member = await users.member({ fullName: 'Indrayani Phadke' })
  await changeReply(page, /\/api\/admin\/bookings\?/, ({ data }) => {
    for (const booking of data?.bookings ?? []) {
      booking.due = { open: 400, payableOn, allowedBy: 'Asha', lateFee: fee }
    }
  })
  const sent: unknown[] = []
  await page.route(/\/part-payments$/, async (route) => {
    sent.push(route.request().postDataJSON())
    const message = 'The late fee is ₹60 now.'
    const refused = { success: false, code: 'lateFeeChanged', message, values: { fee: '₹60' } }
    await route.fulfill({ status: 409, json: refused })
  })
  await logIn(page, await users.admin())
  const bookings = new DeskBookingPage(page)
  const { dialog } = bookings
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.action('Take the rest', 'Indrayani Phadke').click()
  await expect(dialog).toContainText('Late fee₹50Total₹450')
  await dialog.getByRole('radio', { name: 'UPI' }).check()

  await dialog.getByRole('button', { name: 'Give a discount' }).click()
  await dialog.getByLabel('Discount', { exact: true }).fill('100')
  await expect(dialog.getByText('Total', { exact: true })).toHaveCount(1)
  await expect(dialog).toContainText('Discount₹100Late fee₹50Total₹350')
  await expect(dialog.getByText(/^With the late fee/)).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Take ₹350' })).toBeVisible()
  await dialog.getByRole('button', { name: 'No discount' }).click()

  await expectAccessible(page, 'taking a late fee')
  await expectNoHorizontalScroll(page, 'taking a late fee')
  await dialog.getByRole('button', { name: 'Take ₹450' }).click()
  await expect(dialog.getByText('The late fee is ₹60 now.')).toBeVisible()
  expect(sent).toMatchObject([{ amount: 400, open: 400, lateFee: 50 }])

  await dialog.getByRole('checkbox', { name: 'Leave out the late fee' }).check()
  await dialog.getByRole('button', { name: 'Take ₹400' }).click()
  await expect(dialog.getByText('Please enter a reason')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Was ill')
  await dialog.getByRole('button', { name: 'Take ₹400' }).click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ lateFee: 50, withoutLateFee: 'Was ill' })

  const memberPage = await anotherPage()
  await changeReply(memberPage, '**/api/auth/me', ({ user }) => {
    if (user) user.due = { open: 400, payableOn, lateFees: [fee] }
  })
  await logIn(memberPage, member)
  await memberPage.goto('/dashboard')
  await expect(memberPage.getByText('With the late fee of ₹50: ₹450.')).toBeVisible()

  await expectAccessible(memberPage, 'the dashboard with a late fee')

  await memberPage.goto('/pass')
  await expect(memberPage.getByText(/^₹400 was due by .* to be let in\.$/)).toBeVisible()
  await expect(memberPage.getByText('Valid now')).toBeHidden()
})
