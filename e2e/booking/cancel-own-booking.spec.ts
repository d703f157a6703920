import { SEATS } from '#shared/domain/booking/seats.ts'
import { setTabVisibility } from '../browser/tab-visibility.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { hallDay } from '../run/clock.ts'
import { runningServer } from '../run/server.ts'
import { setUpiId } from '../users/upi.ts'

const PLAN = { room: 'Dyandhara Kaksh', startDate: hallDay(16), duration: '1 Day' } as const

test('a member who reserved a seat cancels on the dashboard; the seat is free, and reception sees it [booking-569]', async ({
  anotherPage,
  users,
}) => {
  const { deskUrl } = runningServer()
  const member = await users.withHeldSeat({ fullName: 'Madhura Gokhale' }, PLAN)
  const { seat = '', batch } = (await member.user()).hold ?? {}
  if (!batch) throw new Error('The member holds no seat')
  const page = await anotherPage(deskUrl)
  await setUpiId(page)
  await logIn(page, member)
  const main = page.getByRole('main')
  const cancel = main.getByRole('button', { name: 'Cancel reservation' })
  const dialog = page.getByRole('alertdialog')

  await test.step('reserves to pay at reception', async () => {
    const payment = new PaymentPage(page)
    await payment.open()
    await payment.payBy('Cash at center')
    await expect(payment.thanks).toContainText('at reception')
  })

  await test.step('is asked first, and keeps the seat', async () => {
    await page.goto('/dashboard')
    await cancel.click()
    await expect(dialog).toHaveAccessibleName(`Cancel the reservation of seat ${seat}?`)
    await expect(dialog).toContainText('others can book the seat right away')
    await expect(dialog).toContainText("We haven't received any payment for it")
    await expectAccessible(page, 'the question before a reservation is cancelled')
    await dialog.getByRole('button', { name: `Keep seat ${seat}` }).click()
    await expect(cancel).toBeFocused()
    expect((await member.user()).hold).toMatchObject({ seat, payAtDesk: true })
  })

  await test.step('cancels', async () => {
    await cancel.click()
    await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
    await expect(dialog).toHaveAccessibleName('Reservation cancelled')
    await expect(dialog).toContainText(`Your reservation of seat ${seat} from`)
    await expectAccessible(page, 'a cancelled reservation')
    expect((await member.user()).hold).toBeNull()
    await setTabVisibility(page, 'hidden')
    await setTabVisibility(page, 'visible')
    await page.waitForLoadState('networkidle')
    await expect(dialog).toHaveAccessibleName('Reservation cancelled')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(main).toContainText('No Active Membership')
    await expect(main.getByRole('link', { name: 'Purchase Membership' })).toBeVisible()
    await expect(main).toBeFocused()
    await expect(cancel).toBeHidden()
  })

  await test.step('another member can choose the seat on the map', async () => {
    const other = await anotherPage()
    await logIn(other, await users.withDetails())
    const booking = new BookingPage(other)
    await booking.open()
    await booking.choosePlan({ ...PLAN, batch })
    await booking.chooseSeat(seat)
    await expect(booking.seat).toContainText(`Seat ${seat}`)
  })

  await test.step('reception sees the booking as cancelled', async () => {
    const desk = await anotherPage()
    await logIn(desk, await users.receptionist())
    const bookings = new DeskBookingPage(desk)
    await bookings.open()
    await bookings.search.fill(member.profile.email)
    await expect(bookings.rows).toHaveCount(1)
    await expect(bookings.rows.first()).toContainText('Cancelled')
    await expect(bookings.action('Confirm payment', 'Madhura Gokhale')).toBeHidden()
  })
})

test('a member whose booking was changed elsewhere is told so, sees the new seat, and cancels that on the booking page [booking-570]', async ({
  anotherPage,
  users,
}) => {
  const { deskUrl } = runningServer()
  const member = await users.member(
    { fullName: 'Ketaki Sane' },
    { ...PLAN, startDate: hallDay(14) },
  )
  const { booking: paid } = await member.user()
  if (!paid) throw new Error('The member has no booking')
  const nearby = SEATS.map(({ id }) => id).filter((id) => id.startsWith(paid.seat.slice(0, 1)))
  const hold = async (startDate: string) => {
    expect(await member.holdAnyOf(nearby, { ...PLAN, batch: paid.batch, startDate })).toBe(true)
  }
  await hold(hallDay(16))
  const page = await anotherPage(deskUrl)
  await logIn(page, member)
  const main = page.getByRole('main')
  const cancel = main.getByRole('button', { name: 'Cancel reservation' })
  const dialog = page.getByRole('alertdialog')

  await test.step('on the payment page, reads that the booking has ended', async () => {
    await new PaymentPage(page).open()
    await expectAccessible(page, 'a payment beside which the booking can be cancelled')
    await hold(hallDay(17))
    await cancel.click()
    await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
    await expect(dialog).toHaveAccessibleName('Not cancelled')
    await expect(dialog).toContainText('This booking has already ended or been cancelled.')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL('/dashboard')
    expect((await member.user()).hold).toMatchObject({ startDate: hallDay(17) })
  })

  await test.step('cancels the renewal on the booking page, and keeps the paid days', async () => {
    await expect(cancel).toBeVisible()
    await expectAccessible(page, 'an unpaid renewal that can be cancelled')
    await page.goto('/booking?renewal=true')
    await expect(main).toContainText('Your booking is awaiting payment')
    await expectAccessible(page, 'an unpaid booking that can be cancelled')
    await cancel.click()
    await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
    await expect(dialog).toHaveAccessibleName('Reservation cancelled')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(main).not.toContainText('Your booking is awaiting payment')
    await expect(main).toBeFocused()
    const { hold, booking } = await member.user()
    expect(hold).toBeNull()
    expect(booking).toMatchObject({ paymentStatus: 'completed', seat: paid.seat })
    await page.goto('/dashboard')
    await expect(new DashboardPage(page).heading).toBeVisible()
    await expect(cancel).toBeHidden()
  })
})
