import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { CongratulationsPage } from '../pages/congratulations-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { hallDay } from '../run/clock.ts'
import { receivedMail } from '../run/outbox.ts'
import { runningServer } from '../run/server.ts'
import { selfie } from '../users/pictures.ts'
import { setUpiId } from '../users/upi.ts'

const newUtr = () => String(randomInt(10 ** 11, 2 * 10 ** 11)).padStart(12, '9')
const toDevanagari = (digits: string) =>
  digits.replace(/[0-9]/g, (digit) => String.fromCharCode(0x966 + Number(digit)))

/** Presses the language at the bottom of the page, which reloads the page in it. */
async function switchLanguage(page: Page, name: 'English' | 'मराठी') {
  const button = page.getByRole('contentinfo').getByRole('button', { name })
  await button.click()
  await expect(button).toHaveAttribute('aria-current', 'true')
}

test('a member pays by UPI; reception rejects the UTR, and confirms the next one [upi-26]', async ({
  browser,
  contextOptions,
  viewport,
  anotherPage,
  users,
}) => {
  const { deskUrl } = runningServer()
  const member = await users.withHeldSeat({ fullName: 'Sarang Bhave' })
  const context = await browser.newContext({
    ...contextOptions,
    viewport,
    isMobile: true,
    hasTouch: true,
    baseURL: deskUrl,
  })
  const page = await context.newPage()
  await setUpiId(page)
  await logIn(page, member)
  const payment = new PaymentPage(page)
  const main = page.getByRole('main')
  const [first, second] = [newUtr(), newUtr()]

  await test.step('reserves the seat and sees where to pay', async () => {
    await payment.open()
    await expect(payment.pay).toHaveText(/^Pay ₹[\d,]+$/)
    await payment.method('UPI').check()
    await switchLanguage(page, 'मराठी')
    await expect(page.getByRole('radio', { name: /^UPI/ })).toBeChecked()
    await switchLanguage(page, 'English')
    await page.getByRole('button', { name: /^Pay ₹[\d,]+ by UPI$/ }).click()
    await expect(page.getByRole('heading', { name: /^Pay ₹.* by UPI$/ })).toBeFocused()
    await expect(page.getByRole('heading', { name: /^Pay ₹.* by UPI$/ })).toBeInViewport()
    await page.getByText('Pay from another phone').click()
    await expect(page.getByRole('img', { name: /^QR code for a UPI payment of ₹/ })).toBeVisible()
    await page.getByText('Pay from another phone').click()
    const link = page.getByRole('link', { name: 'Open a UPI app' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute(
      'href',
      /^upi:\/\/pay\?pa=hall\.pune@okbank&pn=Vidya%20Hall&am=\d+\.00&cu=INR&tr=DA[0-9a-f]{20}&tn=Seat/,
    )
    await page.getByRole('button', { name: 'Copy UPI ID' }).click()
    await expect(main.getByText('Copied', { exact: true })).toBeVisible()
    await expect(main).toContainText('Open your UPI app and pay exactly ₹')
    await expect(main).toContainText('Come back here and enter the UTR.')
    await expectAccessible(page, 'where to pay by UPI')
  })

  await test.step('enters the UTR in Devanagari digits', async () => {
    await page.getByRole('button', { name: 'Send UTR' }).click()
    await expect(main.getByText('Please enter the 12 digits of the UTR')).toBeVisible()
    await page.getByLabel('UTR of the payment').fill(toDevanagari(first))
    await switchLanguage(page, 'मराठी')
    await expect(page.locator('input[name=utr]')).toHaveValue(first)
    await switchLanguage(page, 'English')
    await page.getByRole('button', { name: 'Send UTR' }).click()
    await expect(main).toContainText("We're checking your payment of ₹")
    await expect(main).toContainText(first)
    await expect(main).toContainText(/Seat .* is yours until reception has checked\./)
    await expect(page.getByText("We're checking your payment of ₹")).toBeInViewport()
    await expect(page.getByText('Reception is checking your payment.')).toBeVisible()
    await expectAccessible(page, 'a UTR that is being checked')
    await page.goto('/pass')
    await expect(main).toContainText('Reception is checking your payment.')
    await main.getByRole('link', { name: 'See payment' }).click()
    await expect(main).toContainText("We're checking your payment of ₹")
  })

  await test.step('can change the booking only after the check', async () => {
    await page.goto('/booking')
    await expect(main).toContainText('You can change your booking once the payment is checked.')
    await expect(new BookingPage(page).submit).toBeHidden()
    await expectAccessible(page, 'a booking whose UTR is being checked')
    await main.getByRole('link', { name: 'See your booking' }).click()
    await expect(main).toContainText("We're checking your payment of ₹")
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: 'See payment' }).click()
    await page.getByText('Booking summary').scrollIntoViewIfNeeded()
  })

  const desk = await anotherPage()
  const bookings = new DeskBookingPage(desk)
  await logIn(desk, await users.admin())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  const row = bookings.rows.first()

  await test.step('reception rejects it with a reason', async () => {
    await expect(bookings.rows).toHaveCount(1)
    await expect(row).toContainText('UPI to check')
    await desk.getByRole('button', { name: /^Check UPI payment of Sarang Bhave/ }).click()
    await expect(bookings.dialog).toContainText(first)
    await expectAccessible(desk, 'the UTR at reception')
    await bookings.dialog.getByRole('button', { name: 'Reject' }).click()
    await bookings.dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(bookings.dialog).toContainText('Please choose a reason')
    await bookings.dialog.getByRole('radio', { name: 'The money has not arrived' }).check()
    await bookings.dialog.getByLabel('Add a sentence').fill('Nothing came in today.')
    await expectAccessible(desk, 'rejecting a UTR')
    await bookings.dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(desk.getByText('Payment rejected.')).toBeVisible()
    await expect(row).toContainText('Wants to pay: UPI')
  })

  await test.step('the member sees the rejection immediately, and sends another UTR', async () => {
    await expect(page.getByText("We couldn't confirm your payment")).toBeInViewport()
    await expect(main).toContainText('Nothing came in today.')
    await receivedMail(member.profile.email, /couldn't confirm your payment/)
    await page.goto('/dashboard')
    await expect(main).toContainText("We couldn't confirm your UPI payment")
    await expect(main).toContainText(/Pay ₹.* by UPI or at reception/)
    await page.getByRole('link', { name: 'Pay by UPI' }).click()
    const mistyped = newUtr()
    await page.getByLabel('UTR of the payment').fill(mistyped)
    await page.getByRole('button', { name: 'Send UTR' }).click()
    await page.getByRole('button', { name: 'Correct the UTR' }).click()
    await expect(page.getByLabel('UTR of the payment')).toHaveValue(mistyped)
    await page.getByLabel('UTR of the payment').fill(second)
    await page.getByRole('button', { name: 'Send UTR' }).click()
    await expect(main).toContainText(`Your UTR is ${second}`)
    await page.goto('/dashboard')
    await expect(main).toContainText("We're checking your payment of ₹")
    await expect(main).toContainText(second)
    await expect(main).not.toContainText('Payment Pending')
    await expect(page.getByRole('link', { name: 'Change booking' })).toBeHidden()
    await expectAccessible(page, 'a UTR that is being checked, on the dashboard')
    await page.getByRole('link', { name: 'See payment' }).click()
    await expect(main).toContainText(second)
  })

  await test.step('reception confirms, and the page shows the member ID', async () => {
    await bookings.open()
    await bookings.search.fill(member.profile.email)
    await expect(bookings.rows).toHaveCount(1)
    await desk.getByRole('button', { name: /^Check UPI payment of Sarang Bhave/ }).click()
    await expect(bookings.dialog).toContainText(second)
    await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(desk.getByText('Payment confirmed')).toBeVisible()
    await expect(row).toContainText('Paid')
    await expect(page).toHaveURL('/congratulations')
    await expect(new CongratulationsPage(page).memberId).toHaveText(/^@DA\d{9}$/)
    await page.goto('/dashboard')
    await expect(new DashboardPage(page).qrCode).toBeVisible()
    await receivedMail(member.profile.email, /receipt/)
  })
  await context.close()
})

test('a member who changes a reserved booking is asked first, and keeps the seat otherwise [booking-510]', async ({
  anotherPage,
  users,
}) => {
  const { deskUrl } = runningServer()
  const member = await users.withHeldSeat(
    { fullName: 'Vasudha Lele' },
    { room: 'Dyandhara Kaksh', startDate: hallDay(21), duration: '1 Day' },
  )
  const { seat: reserved = '' } = (await member.user()).hold ?? {}
  const page = await anotherPage(deskUrl)
  await logIn(page, member)
  await new PaymentPage(page).open()
  await new PaymentPage(page).payBy('Cash at center')
  await expect(new PaymentPage(page).thanks).toContainText('at reception')

  const booking = new BookingPage(page)
  await test.step('an unchanged booking keeps its seat', async () => {
    const { holdUntil } = (await member.user()).hold ?? {}
    await booking.open()
    await expect(booking.holdHint).toHaveText(
      new RegExp(`^Seat ${reserved} is reserved for you until `),
    )
    await booking.submit.click()
    await expect(page).toHaveURL('/payment')
    expect((await member.user()).hold).toMatchObject({ holdUntil, payAtDesk: true })
  })

  await test.step('asks before the same seat is held for other days', async () => {
    await booking.open()
    await booking.startDate.choose(hallDay(22))
    await booking.submit.click()
    const question = page.getByRole('alertdialog', { name: 'Change your booking?' })
    await expect(question).toContainText(`Seat ${reserved} is reserved for you until`)
    await expectAccessible(page, 'changing a reserved booking')
    await question.getByRole('button', { name: 'Keep it as it is' }).click()
    await booking.submit.click()
    await expect(page).toHaveURL('/payment')
    await booking.open()
    await booking.startDate.choose(hallDay(22))
    await booking.submit.click()
    await question.getByRole('button', { name: 'Save the change' }).click()
    await expect(page).toHaveURL('/payment')
    expect((await member.user()).hold).toMatchObject({ seat: reserved, payAtDesk: false })
  })

  await test.step('the booking that is changed back can be reserved again', async () => {
    await booking.open()
    await booking.startDate.choose(hallDay(21))
    await booking.submit.click()
    await expect(page).toHaveURL('/payment')
    await new PaymentPage(page).payBy('Cash at center')
    await expect(new PaymentPage(page).thanks).toContainText('at reception')
    expect((await member.user()).hold).toMatchObject({ seat: reserved, payAtDesk: true })
  })

  await test.step('asks before another seat is held', async () => {
    await booking.open()
    await booking.openSeatMap()
    const others = booking.seatMap.freeSeats.filter({ hasNotText: new RegExp(`^${reserved}$`) })
    const free = others.first()
    const wanted = (await free.innerText()).trim()
    await free.click()
    await booking.seatMap.confirm.click()
    await booking.submit.click()
    const question = page.getByRole('alertdialog', { name: `Give up seat ${reserved}?` })
    await expect(question).toContainText(`Seat ${reserved} is reserved for you until`)
    await expectAccessible(page, 'giving up a reserved seat')
    await question.getByRole('button', { name: `Keep seat ${reserved}` }).click()
    await expect(booking.seat).toContainText(`Seat ${reserved}`)
    expect((await member.user()).hold).toMatchObject({ seat: reserved, payAtDesk: true })

    await booking.chooseSeat(wanted)
    await booking.submit.click()
    await question.getByRole('button', { name: `Book seat ${wanted} instead` }).click()
    await expect(page).toHaveURL('/payment')
    expect((await member.user()).hold).toMatchObject({ seat: wanted, payAtDesk: false })
  })
})

test('a member who reserved to pay in cash sees where to pay, and is congratulated at the next visit [upi-30]', async ({
  page: desk,
  anotherPage,
  users,
}) => {
  const { deskUrl } = runningServer()
  const member = await users.withHeldSeat({ fullName: 'Kashi Deodhar' })
  const page = await anotherPage(deskUrl)
  await setUpiId(page)
  await logIn(page, member)
  const payment = new PaymentPage(page)
  const main = page.getByRole('main')
  await payment.open()
  await payment.payBy('Cash at center')
  await expect(payment.thanks).toContainText('at reception')
  await page.goto('/dashboard')
  await expect(main).toContainText(/Pay ₹[\d,]+ at reception by/)
  await page.getByRole('link', { name: 'See payment' }).click()
  await expect(main).toContainText(/Pay ₹[\d,]+ at reception by/)
  await expect(page.getByRole('button', { name: 'Copy UPI ID' })).toBeHidden()
  await expectAccessible(page, 'a reservation that is paid in cash')
  await page.getByRole('button', { name: 'Pay by UPI instead' }).click()
  await expect(page.getByRole('button', { name: 'Copy UPI ID' })).toBeVisible()
  await page.close()

  await logIn(desk, await users.admin())
  const bookings = new DeskBookingPage(desk)
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await bookings.action('Confirm payment', 'Kashi Deodhar').click()
  await bookings.dialog.getByRole('radio', { name: 'UPI' }).check()
  await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(desk.getByText('Payment confirmed')).toBeVisible()

  const later = await page.context().newPage()
  await later.goto('/dashboard')
  await expect(later).toHaveURL('/congratulations')
  await expect(new CongratulationsPage(later).memberId).toHaveText(/^@DA\d{9}$/)
  await later.goto('/dashboard')
  await expect(new DashboardPage(later).qrCode).toBeVisible()
})

test('reception shows the QR code of a payment, and sees which method the member chose [upi-27]', async ({
  page,
  anotherPage,
  users,
}) => {
  const { deskUrl } = runningServer()
  const member = await users.withHeldSeat({ fullName: 'Anagha Risbud' })
  const phone = await anotherPage(deskUrl)
  await logIn(phone, member)
  const payment = new PaymentPage(phone)
  await payment.open()
  await payment.payBy('UPI')
  await expect(payment.thanks).toContainText('at reception')

  await setUpiId(page)
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.admin())
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await bookings.action('Confirm payment', 'Anagha Risbud').click()
  await expect(bookings.dialog).toContainText('Anagha Risbud chose: UPI')
  await expect(bookings.dialog.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await bookings.dialog.getByRole('button', { name: 'Show QR code' }).click()
  await expect(
    bookings.dialog.getByRole('img', { name: /QR code for a UPI payment/ }),
  ).toBeVisible()
  await expectAccessible(page, 'the QR code at reception')
})

test('a member adds a screenshot to the UTR and replaces it; reception sees it beside the UTR [screenshot-9]', async ({
  page: desk,
  anotherPage,
  users,
}) => {
  const { deskUrl } = runningServer()
  const member = await users.withHeldSeat({ fullName: 'Rohini Apte' })
  const page = await anotherPage(deskUrl)
  await setUpiId(page)
  await logIn(page, member)
  const payment = new PaymentPage(page)
  const main = page.getByRole('main')
  await payment.open()
  await payment.method('UPI').check()
  await payment.pay.click()
  const field = page.getByLabel('Screenshot of the payment')
  const text = { name: 'paid.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') }
  await field.setInputFiles(text)
  await expect(main.getByText('Please select a valid image file')).toBeVisible()
  await field.setInputFiles(await selfie('paid.jpg'))
  await expect(main.getByText('paid.jpg')).toBeVisible()
  await expectAccessible(page, 'a UTR with a screenshot')
  await page.getByLabel('UTR of the payment').fill(newUtr())
  // The screenshot is lost on the way, and the UTR arrives.
  await page.route('**/api/payment/screenshot', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send UTR' }).click()
  await expect(main.getByRole('alert')).toHaveText(
    'The UTR is sent, but the screenshot is not. Please add it again.',
  )
  await page.getByLabel('Add screenshot').setInputFiles(await selfie('again.jpg'))
  await expect(main.getByText('again.jpg')).toBeVisible()
  await expectAccessible(page, 'a screenshot before it is sent')
  await page.getByRole('button', { name: 'Send screenshot' }).click()
  await expect(main.getByText('Screenshot sent')).toBeVisible()
  await expect(main.getByRole('alert')).toBeHidden()
  await page.getByLabel('Replace').setInputFiles(await selfie('better.jpg'))
  const replaced = page.waitForResponse('**/api/payment/screenshot')
  await page.getByRole('button', { name: 'Send screenshot' }).click()
  expect((await replaced).status()).toBe(200)
  await expectAccessible(page, 'a screenshot that was sent')

  await logIn(desk, await users.receptionist())
  const bookings = new DeskBookingPage(desk)
  await bookings.open()
  await bookings.search.fill(member.profile.email)
  await desk.getByRole('button', { name: /^Check UPI payment of Rohini Apte/ }).click()
  const enlarge = bookings.dialog.getByRole('button', { name: 'Enlarge the screenshot' })
  const picture = bookings.dialog.getByRole('img', { name: 'Screenshot of the payment' })
  await expect(picture).toBeVisible()
  await expectAccessible(desk, 'a screenshot at reception')
  const small = (await picture.boundingBox())?.width ?? 0
  await enlarge.click()
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(small)
  await expectAccessible(desk, 'a large screenshot at reception')
})
