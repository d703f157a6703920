import type { Page } from '@playwright/test'
import { countRequests } from '../browser/count-requests.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { DemoPanel } from '../widgets/demo-panel.ts'

const LIST_URL = /\/api\/admin\/bookings(\?|$)/

test('reception cancels a paid booking and refunds part of it, and the member sees the voucher [refund-50]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const member = await users.member({ fullName: 'Vasudha Joshi' })
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.receptionist())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.action('Cancel booking', 'Vasudha Joshi').click()
  await expect(bookings.question).toContainText('After cancelling you can refund it')
  await bookings.question.getByRole('button', { name: 'Cancel booking' }).click()

  const { dialog } = bookings
  await expect(dialog).toContainText('The booking is cancelled. Refund Vasudha Joshi now?')
  await expect(dialog.getByLabel('Amount')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(dialog.getByText('Enter a whole amount from ₹1')).toBeVisible()
  await expect(dialog.getByText('Please select a payment method')).toBeVisible()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Amount').fill('9999')
  await expect(dialog.getByText('At most ₹')).toBeVisible()
  await dialog.getByRole('radio', { name: 'UPI' }).check()
  await dialog.getByLabel('UTR').fill('1234')
  await expect(dialog.getByText('Please enter the 12 digits of the UTR')).toBeVisible()
  await expectAccessible(page, 'a refund')
  await expectNoHorizontalScroll(page, 'a refund')
  await dialog.getByLabel('UTR').fill('')
  await dialog.getByLabel('Amount').fill('60')
  await dialog.getByLabel('Reason').fill('Moved to another town')
  const requests = countRequests(page, /\/refunds$/)
  await dialog.getByRole('button', { name: 'Refund ₹60' }).dblclick()
  await expect(page.getByText(/Vasudha Joshi: Refund RV\/\d\d-\d\d\/\d{5} recorded/)).toBeVisible()
  expect(requests()).toBe(1)
  await expect(bookings.rows.first()).toContainText('₹60 refunded')
  await expectNoHorizontalScroll(page, 'the list with a refund')

  const memberPage = await anotherPage()
  await logIn(memberPage, member)
  await memberPage.goto('/receipts')
  const voucher = memberPage.getByRole('article', { name: /^Refund voucher RV\/\d\d-\d\d\/\d{5}$/ })
  await expect(voucher).toContainText('Moved to another town')
  await expect(voucher).toContainText('This refunds a test payment. No money moved.')
  await expect(voucher).toContainText('₹60')
  await expectAccessible(memberPage, 'a voucher')
  await expectNoHorizontalScroll(memberPage, 'a voucher')
  const list = memberPage.getByRole('navigation', { name: 'All receipts' })
  await list.getByRole('button', { name: /DA\// }).click()
  await expect(memberPage.getByRole('article', { name: /^Receipt DA/ })).toBeVisible()
})

test('a booking that is not cancelled can be refunded, by a receptionist up to a limit [refund-51]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const member = await users.member({ fullName: 'Nilima Desai' })
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.receptionist())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.action('Refund booking', 'Nilima Desai').click()
  await expect(bookings.dialog).toContainText(
    'You can refund up to ₹500 per booking. An admin can refund more.',
  )
  await bookings.dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(bookings.dialog).toBeHidden()

  await logIn(page, await users.admin())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await bookings.action('Refund booking', 'Nilima Desai').click()
  await expect(bookings.dialog.getByLabel('Amount')).toBeFocused()
  await expect(bookings.dialog).not.toContainText('can refund more')
  await page.keyboard.type('501')
  await bookings.dialog.getByRole('radio', { name: 'Cash' }).check()
  await bookings.dialog.getByLabel('Reason').fill('Seat was noisy')
  await bookings.dialog.getByLabel('Amount').press('Enter')
  await expect(page.getByText(/Nilima Desai: Refund RV/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Print the voucher' })).toHaveAttribute(
    'href',
    /^\/admin\/receipt\?number=RV/,
  )
  await expect(bookings.rows.first()).toContainText('₹501 refunded')
  await expect(bookings.rows.first()).toContainText('Paid')
})

test('the refund dialog follows the limit of the role, and says whom to ask if the limit is 0 [refund-53]', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Madhura Kelkar' })
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.receptionist())
  const openList = async () => {
    await bookings.open()
    await bookings.search.fill(member.profile.email)
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  }
  await replyWithRefundLimit(page, 250)
  await openList()
  await bookings.action('Refund booking', 'Madhura Kelkar').click()
  await expect(bookings.dialog).toContainText('You can refund up to ₹250 per booking.')
  await bookings.dialog.getByLabel('Amount').fill('251')
  await bookings.dialog.getByRole('button', { name: 'Refund ₹251' }).click()
  await expect(bookings.dialog.getByText('At most ₹250')).toBeVisible()
  await bookings.dialog.getByRole('button', { name: 'Not now' }).click()

  await replyWithRefundLimit(page, 0)
  await openList()
  await expect(bookings.action('Refund booking', 'Madhura Kelkar')).toHaveCount(0)
  await bookings.action('Cancel booking', 'Madhura Kelkar').click()
  await expect(bookings.question).toContainText('For a refund, ask an admin.')
  await bookings.question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Madhura Kelkar: Booking cancelled')).toBeVisible()
  await expect(bookings.dialog).toHaveCount(0)
})

/** Lists bookings as if the role had this limit, because the tests share the settings. */
async function replyWithRefundLimit(page: Page, refundLimit: number) {
  await page.unroute(LIST_URL)
  await page.route(LIST_URL, async (route) => {
    const response = await route.fetch()
    const { data, ...reply } = await response.json()
    const listed = data.bookings.map((booking: object) => ({ ...booking, refundLimit }))
    await route.fulfill({ response, json: { ...reply, data: { ...data, bookings: listed } } })
  })
}

test('in demo mode, a refund appears in the list and in the audit log [refund-52]', async ({
  page,
}) => {
  const demo = new DemoPanel(page)
  const bookings = new DeskBookingPage(page)
  await page.goto('/admin/bookings?demo=true&state=paid')
  const refund = page.getByRole('button', { name: /^Refund booking of/ }).first()
  const name = /of (.*), seat/.exec((await refund.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await refund.click()
  await bookings.dialog.getByLabel('Amount').fill('10')
  await bookings.dialog.getByRole('radio', { name: 'UPI' }).check()
  await bookings.dialog.getByLabel('Reason').fill('A broken lamp')
  await bookings.dialog.getByRole('button', { name: 'Refund ₹10' }).click()
  await expect(page.getByText(`${name}: Refund RV/`)).toBeVisible()
  await expect(bookings.rows.filter({ hasText: '₹10 refunded' })).toHaveCount(1)
  await demo.goTo('Audit log')
  await expect(page.getByText(`refunded ₹10 to ${name}.`)).toBeVisible()
  expect(demo.requests).toEqual([])
})
