import type { Page } from '@playwright/test'
import { picture } from '#server/testing/members/pictures.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { fakeCamera } from '../run/fake-camera.ts'
import { dateField } from '../widgets/date-field.ts'

const camera = fakeCamera('walk-in')
test.use({
  permissions: ['camera'],
  launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...camera.flags] },
})

/** Enters that a part is paid now and the rest today. */
async function payPart(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A part' }).press('Space')
  await page.getByLabel('Paid now').fill('100')
  await dateField(page, 'Pay the rest by').open()
  const calendar = page.getByRole('dialog', { name: 'Select Date' })
  await calendar.getByRole('button', { name: /today/i }).first().press('Enter')
  await calendar.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expectAccessible(page, 'a part payment of a walk-in')
  await page.screenshot({ path: 'test-results/walk-in-part.png', fullPage: true })
}

/** Counts the key presses and clicks from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = () => {
      document.body.dataset.presses = String(Number(document.body.dataset.presses ?? 0) + 1)
    }
    addEventListener('keydown', count, true)
    addEventListener('pointerdown', count, true)
  })
  return async () => Number(await page.evaluate(() => document.body.dataset.presses ?? '0'))
}

test('a receptionist registers a walk-in by keyboard, books a seat, takes the payment and reaches the card [walk-in-20]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  await camera.film(Buffer.from(await (await picture({ width: 640, height: 480 })).arrayBuffer()))
  await logIn(page, await users.receptionist())
  await page.goto('/admin-dashboard')
  await page.getByRole('link', { name: 'Register a walk-in' }).click()
  await expect(page.getByRole('heading', { name: 'Walk-in', level: 1 })).toBeVisible()
  const presses = await countPresses(page)
  const { keyboard } = page
  const phone = `98${String(Date.now()).slice(-8)}`

  // The focus starts in the phone number; a choice moves it to the next field.
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  await keyboard.type(phone)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('Vasudha Karve')
  await keyboard.press('Tab')
  await keyboard.type('03022001')
  await page.getByRole('combobox', { name: 'Gender' }).focus()
  await keyboard.type('f')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Email language' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('n')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Education' })).toBeFocused()
  await keyboard.type('g')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Occupation' })).toBeFocused()
  await keyboard.type('s')
  await keyboard.press('Enter')
  await expect(page.getByLabel("Father's name")).toBeFocused()
  await keyboard.type('Raghunath Karve')
  await keyboard.press('Tab')
  await keyboard.type('9876500000')
  await keyboard.press('Tab')
  await keyboard.type('Pune')
  await keyboard.press('Tab')
  await keyboard.type('m')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Examination date')).toBeFocused()
  await keyboard.type('01092099')
  await page.getByRole('button', { name: 'Open camera' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Take photo' })).toBeVisible()
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await page.getByRole('button', { name: 'Take photo' }).press('Enter')
  await expect(page.getByText('Photo ready')).toBeVisible()
  await expectAccessible(page, 'a filled-in walk-in')
  await expectNoHorizontalScroll(page, 'a filled-in walk-in')
  await page.screenshot({
    path: `test-results/walk-in-${page.viewportSize()?.width}.png`,
    fullPage: true,
  })
  await page.getByRole('button', { name: 'Register', exact: true }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Vasudha Karve: seat' })).toBeVisible()
  for (const [field, letters] of [
    ['Room', 'dyana'],
    ['Batch', 'day'],
    ['Duration', '1 m'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).focus()
    await keyboard.type(letters)
    await keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: field })).not.toBeFocused()
  }
  const seats = page.getByRole('group', { name: /^(Standard|Silver|Gold), ₹/ }).getByRole('button')
  // Each project takes a seat of its own.
  const isPhone = page.viewportSize()?.width === 390
  await (isPhone ? seats.first() : seats.last()).press('Enter')
  await page.screenshot({
    path: `test-results/walk-in-seat-${page.viewportSize()?.width}.png`,
    fullPage: true,
  })
  await page.getByRole('button', { name: /^Book [A-E]\d+ for/ }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Vasudha Karve: payment' })).toBeVisible()
  await page.getByRole('radio', { name: 'UPI' }).press('Space')
  await page.screenshot({
    path: `test-results/walk-in-pay-${page.viewportSize()?.width}.png`,
    fullPage: true,
  })
  if (!isPhone) await payPart(page)
  await page.getByRole('button', { name: 'Confirm payment' }).press('Enter')
  await expect(
    page.getByText(
      isPhone
        ? /^Paid\. The member ID is @DA/
        : /^Part paid: ₹[\d,]+ due by .* The member ID is @DA/,
    ),
  ).toBeVisible()
  const pressCount = await presses()
  test.info().annotations.push({ type: 'presses', description: String(pressCount) })
  expect(pressCount).toBeLessThan(180)

  await page.getByRole('link', { name: 'Print the card' }).click()
  await expect(page).toHaveURL(/\/admin\/cards\?users=/)
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make 1 card' }).click()
  await expect(page.getByRole('article', { name: /Vasudha Karve/ })).toBeVisible()

  // Without an email, nobody is promised one.
  const bookings = new DeskBookingPage(page)
  await bookings.open()
  await bookings.search.fill(phone)
  await expect(bookings.rows).toHaveCount(1)
  await bookings.action('Move booking', 'Vasudha Karve').click()
  await expect(bookings.dialog).toContainText('Vasudha Karve has no email, so tell them the new')
  await bookings.dialog.getByRole('button', { name: 'Keep seat' }).click()
  await bookings.action('Cancel booking', 'Vasudha Karve').click()
  await expect(bookings.question).toContainText('Vasudha Karve has no email, so tell them yourself')
  await bookings.question.getByRole('button', { name: 'Keep booking' }).click()

  // The same phone number again.
  await page.goto('/admin/walk-in')
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByLabel('Email (optional)').focus()
  await expect(page.getByText(/^Vasudha Karve, @DA\d+ already has this phone number/)).toBeVisible()
  // Asks first, because the form would lose what was typed.
  page.once('dialog', (question) => void question.accept())
  await page.getByRole('link', { name: 'Open member' }).click()
  await expect(page.getByRole('dialog')).toContainText('No login yet')
})
