import type { Locator } from '@playwright/test'
import { NIGHT } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { findSeat, SEATS } from '#shared/domain/booking/seats.ts'
import { LANGUAGES } from '#shared/domain/language.ts'
import { HALL_MAP_WORDS as english } from '#shared/words/en/booking/hall-map.ts'
import { HALL_MAP_WORDS as hindi } from '#shared/words/hi/booking/hall-map.ts'
import { HALL_MAP_WORDS as marathi } from '#shared/words/mr/booking/hall-map.ts'
import { expect, logIn, test } from '../fixtures.ts'
import {
  expectAccessible,
  expectAccessibleWords,
  expectNoHorizontalScroll,
} from '../pages/accessible.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { HallMapPage } from '../pages/hall-map-page.ts'
import { chooseLanguage } from '../pages/language.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import type { ApiUser } from '../users/user.ts'
import type { Users } from '../users/users.ts'
import { selectField } from '../widgets/select.ts'

const ALSO_ON_DESKTOP = { tag: '@desktop' }

/** Returns the seat, room, batch and first day of a user's booking. */
async function placeOf({ profile }: ApiUser) {
  const [row] = await queryDatabase(
    `SELECT seat_id AS seat, room, batch, start_date::text AS day FROM bookings
     JOIN users ON users.id = user_id WHERE email = $1`,
    [profile.email],
  )
  const { seat, room, batch, day } = Object(row)
  return {
    seat: String(seat),
    query: { room: String(room), batch: String(batch), day: String(day) },
  }
}

test(
  'reception finds the holder of a seat, and opens the member and the booking [hall-16]',
  ALSO_ON_DESKTOP,
  async ({ page, users }) => {
    const member = await users.member({ fullName: 'Asha Kulkarni' })
    const { seat, query } = await placeOf(member)
    const { memberId, phoneNumber } = await contactOf(member)
    await logIn(page, await users.receptionist())
    const map = new HallMapPage(page)
    await map.open(query)
    await expect(map.seat(seat)).toHaveAccessibleName(
      new RegExp(`^${seat} .*Asha Kulkarni, until `),
    )
    await map.seat(seat).click()
    await expect(map.dialog.getByRole('heading', { name: `Seat ${seat}` })).toBeVisible()
    const holder = map.dialog.getByRole('region', { name: 'Asha Kulkarni' })
    await expect(holder).toContainText('Paid')
    await expect(holder).toContainText(memberId)
    await expect(holder.getByRole('link', { name: phoneNumber })).toHaveAttribute(
      'href',
      `tel:${phoneNumber}`,
    )
    await expect(
      holder.getByRole('link', { name: 'Write to Asha Kulkarni on WhatsApp' }),
    ).toHaveAttribute('href', new RegExp(`^https://wa.me/${phoneNumber.slice(1)}\\?text=Hello`))
    await expectAccessible(page, 'a seat with its member')
    await expectNoHorizontalScroll(page, 'a seat with its member')
    const call = holder.getByRole('link', { name: phoneNumber })
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await call.click()
    await holder.getByRole('button', { name: 'Record a call' }).click()
    await expect(holder).toContainText(/Last contact\s*Called/)
    await holder.getByRole('link', { name: 'Open booking: Asha Kulkarni' }).click()
    const bookings = new DeskBookingPage(page)
    await expect(bookings.heading).toBeVisible()
    await expect(bookings.rows).toHaveText(/Asha Kulkarni.*Paid/)
    await page.goBack()
    await map.seat(seat).click()
    await map.dialog.getByRole('link', { name: 'Open member: Asha Kulkarni' }).click()
    await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('Asha Kulkarni')
  },
)

test(
  'shows the states of seats, and says how long a seat is free [hall-17]',
  ALSO_ON_DESKTOP,
  async ({ page, users }) => {
    const unpaid = await placeOf(await users.withHeldSeat({ fullName: 'Uday Unpaid' }))
    const laterMember = await users.member(
      { fullName: 'Lata Later' },
      { batch: NIGHT, startDate: hallDay(3), duration: '1 Day' },
    )
    await logIn(page, await users.receptionist())
    const map = new HallMapPage(page)
    await map.open(unpaid.query)
    await expect(map.seat(unpaid.seat)).toHaveAccessibleName(/Uday Unpaid, unpaid, until /)
    await expect(map.legend.getByRole('listitem')).toHaveText([
      /^Free \d+$/,
      /Taken \d+$/,
      /^Ends this week \d+$/,
      /^Unpaid [1-9]\d*$/,
      /^Closed \d+$/,
    ])
    await map.seat(unpaid.seat).click()
    await expect(map.dialog).toContainText('Waiting for payment')
    await expect(map.dialog).toContainText('Seat held until')
    await page.keyboard.press('Escape')

    const { seat, query } = await placeOf(laterMember)
    await map.open({ ...query, day: hallDay(2) })
    await expect(map.seat(seat)).toHaveAccessibleName(/free until /)
    await map.seat(seat).click()
    await expect(map.dialog).toContainText(/free until /i)
    await map.open(query)
    await expect(map.seat(seat)).toHaveAccessibleName(/Lata Later, ends this week, until /)
  },
)

test(
  'keeps room, batch and day in the URL, and returns to the defaults [hall-18]',
  ALSO_ON_DESKTOP,
  async ({ page, users }) => {
    await logIn(page, await users.receptionist())
    const map = new HallMapPage(page)
    await map.open()
    await expect(map.room.control).toHaveText('Dyandhara Kaksh')
    await expect(map.seats).toHaveCount(49)
    await expect(page.getByRole('button', { name: 'Back to now' })).toBeHidden()
    await map.room.choose('Dyanpurn Kaksh')
    await expect(map.seats).toHaveCount(24)
    await map.batch.choose('24 Hours Batch')
    await map.day.choose(hallDay(1))
    const chosen = { room: 'Dyanpurn Kaksh', batch: '24 Hours Batch', day: hallDay(1) }
    await expect(page).toHaveURL(`/admin/hall?${new URLSearchParams(chosen)}`)
    await page.reload()
    await expect(map.batch.control).toHaveText('24 Hours Batch')
    await expect(map.seats).toHaveCount(24)
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect(page).toHaveURL('/admin/hall')

    // Today's board links to a room and batch.
    await new AdminDashboardPage(page).open()
    const rooms = page.getByRole('region', { name: 'Free seats' })
    const asmiTable = rooms.getByRole('table', { name: 'Dyanasmi Kaksh' })
    await asmiTable.getByRole('link', { name: 'Night' }).click()
    await expect(map.heading).toBeVisible()
    await expect(map.room.control).toHaveText('Dyanasmi Kaksh')
    await expect(map.batch.control).toHaveText(NIGHT)
  },
)

test(
  'works by keyboard: one tab stop, arrow keys, Enter and Escape [hall-19]',
  ALSO_ON_DESKTOP,
  async ({ page, users }) => {
    await logIn(page, await users.receptionist())
    const map = new HallMapPage(page)
    await map.open()
    await expect(map.seats).toHaveCount(49)
    await expect(map.plan.locator('[tabindex="0"]')).toHaveCount(1)
    await map.seat('E30').focus()
    await page.keyboard.press('ArrowRight')
    await expect(map.seat('E31')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(map.seat('D36')).toBeFocused()
    await page.keyboard.press('End')
    await expect(map.seat('D18')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(map.dialog.getByRole('heading', { name: 'Seat D18' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(map.dialog).toBeHidden()
    await expect(map.seat('D18')).toBeFocused()
  },
)

test('shows a new booking and a cancelled one without a reload [hall-20]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.receptionist())
  const map = new HallMapPage(page)
  const seatEvents = page.waitForResponse(/seat-events/)
  await map.open({ room: 'Dyandhara Kaksh', batch: NIGHT, day: hallDay(5) })
  await expect(map.seats).toHaveCount(49)
  await seatEvents
  const member = await users.withHeldSeat(
    { fullName: 'Nina Newcomer' },
    { batch: NIGHT, startDate: hallDay(5), duration: '1 Day' },
  )
  const { seat } = await placeOf(member)
  await expect(map.seat(seat)).toHaveAccessibleName(/Nina Newcomer, unpaid/)
  await users.freeSeats()
  await expect(map.seat(seat)).toHaveAccessibleName(new RegExp(`^${seat} free`))
})

test('says that the map failed to load, and retries [hall-21]', async ({ page, users }) => {
  await logIn(page, await users.receptionist())
  const map = new HallMapPage(page)
  // Otherwise a booking of another test would reload the map.
  await page.route('**/api/booking/seat-events?*', (route) => route.abort())
  await page.route('**/api/admin/hall?*', (route) => route.abort())
  await map.open()
  await expect(page.getByRole('alert')).toContainText('Failed to load the hall map')
  await expectAccessible(page, 'without a map')
  await page.unroute('**/api/admin/hall?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(map.seats).toHaveCount(49)
})

test('a free seat links to walk-in and to members, where the seat is filled in [hall-26]', async ({
  page,
  users,
}) => {
  await users.member({ fullName: 'Bhushan Booker' })
  await logIn(page, await users.receptionist())
  const map = new HallMapPage(page)
  const day = hallDay(14)
  await map.open({ room: 'Dyanpurn Kaksh', batch: NIGHT, day })
  const seat = await idOf(map.plan.getByRole('button', { name: / free/ }).last())
  await map.seat(seat).click()
  await map.dialog.getByRole('link', { name: 'Walk-in' }).click()
  await expect(page.getByRole('heading', { name: 'Walk-in', level: 1 })).toBeVisible()
  await expect(page.getByText(`Seat ${seat} will be filled in`)).toBeVisible()
  await expectAccessible(page, 'a walk-in for a seat')
  await page.goBack()
  await map.seat(seat).click()
  await map.dialog.getByRole('link', { name: 'Book for a member' }).click()
  await expect(page.getByText(`Seat ${seat} will be filled in`)).toBeVisible()
  await page.getByRole('searchbox').fill('Bhushan Booker')
  await page.getByRole('button', { name: 'View Bhushan Booker' }).first().click()
  await map.dialog.getByRole('button', { name: 'Book a seat' }).click()
  await expect(selectField(page, 'Room').control).toHaveText('Dyanpurn Kaksh')
  await expect(selectField(page, 'Batch').control).toHaveText(NIGHT)
  await expectNoHorizontalScroll(page, 'booking the seat')
})

test('a seat and the list of bookings show when reception last called the member [hall-23]', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Chitra Called' })
  const { seat, query } = await placeOf(member)
  const staff = await users.receptionist()
  await queryDatabase(
    `INSERT INTO member_notes (id, user_id, kind, text, made_by, made_at)
     SELECT gen_random_uuid(), member.id, 'call', '', staff.id, '2026-11-22T06:00:00Z'
     FROM users member, users staff WHERE member.email = $1 AND staff.email = $2`,
    [member.profile.email, staff.profile.email],
  )
  await logIn(page, staff)
  const map = new HallMapPage(page)
  await map.open(query)
  await map.seat(seat).click()
  await expect(map.dialog).toContainText('Called 22 Nov 2026')
  await map.dialog.getByRole('link', { name: 'Open booking: Chitra Called' }).click()
  await expect(new DeskBookingPage(page).rows).toContainText('Called 22 Nov 2026')
})

/** A member with one day in a quiet week, in the room if given, and their seat on the map of that day. */
async function memberToMove(users: Users, fullName: string, room?: Room) {
  const plan = { batch: NIGHT, duration: '1 Day', startDate: hallDay(12) } as const
  const member = await users.member({ fullName }, { ...plan, ...(room && { room }) })
  return { member, ...(await placeOf(member)) }
}

/** The seat ID at the beginning of an accessible name. */
async function idOf(seat: Locator) {
  return (await seat.getAttribute('data-seat')) ?? ''
}

test(
  'reception moves a booking on the map after seeing the price difference [seat-move-5]',
  ALSO_ON_DESKTOP,
  async ({ page, users }) => {
    const { member, seat, query } = await memberToMove(users, 'Mohan Mover')
    await logIn(page, await users.receptionist())
    const map = new HallMapPage(page)
    await map.open(query)
    await map.startMove(seat, 'Mohan Mover')
    const heading = page.getByRole('heading', { name: `Move Mohan Mover from seat ${seat}` })
    await expect(heading).toBeFocused()
    await expect(map.seat(seat)).toHaveAccessibleName(`${seat} Current seat`)
    await expect(map.seat(seat)).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page, 'choosing a seat')
    await expectNoHorizontalScroll(page, 'choosing a seat')

    const sameTarget = map.targets.and(page.getByRole('button', { name: /same price/ })).first()
    // By its ID, because another test may free a seat before it.
    const same = map.seat(await idOf(sameTarget))
    await same.click()
    await expect(map.dialog).toContainText('Both seats cost the same.')
    await map.dialog.getByRole('button', { name: 'Choose another seat' }).click()
    await expect(same).toBeFocused()

    const other = map.targets.and(page.getByRole('button', { name: /₹\d+ (more|less)$/ })).first()
    const to = await idOf(other)
    await other.click()
    await expect(map.dialog).toContainText(`From seat ${seat}`)
    await expect(map.dialog).toContainText(/costs ₹\d+ (more|less) than \w+ until /)
    await expectAccessible(page, 'the question')
    await expectNoHorizontalScroll(page, 'the question')
    await map.dialog.getByRole('button', { name: 'Move booking' }).click()
    await expect(page.getByText(`Mohan Mover: Booking moved to seat ${to}`)).toBeVisible()
    await expect(map.seat(to)).toBeFocused()
    await expect(map.seat(to)).toHaveAccessibleName(/Mohan Mover/)
    expect((await member.user()).booking?.seat).toBe(to)
  },
)

test('after a move to a cheaper seat, the refund has the difference filled in [seat-move-9]', async ({
  page,
  users,
}) => {
  const plan = { room: 'Dyandhara Kaksh', batch: NIGHT, duration: '1 Month' } as const
  const silver = SEATS.filter(({ room, tier }) => room === plan.room && tier === 'silver')
  const member = await users.withDetails({ fullName: 'Charu Cheaper' })
  await member.holdAnyOf(
    silver.map(({ id }) => id),
    { ...plan, startDate: hallDay() },
  )
  await member.pay()
  const { seat, query } = await placeOf(member)
  await logIn(page, await users.receptionist())
  const map = new HallMapPage(page)
  await map.open(query)
  await map.startMove(seat, 'Charu Cheaper')
  await map.targets
    .and(page.getByRole('button', { name: /₹\d+ less$/ }))
    .first()
    .click()
  const question = await map.dialog.innerText()
  await map.dialog.getByRole('button', { name: 'Move booking' }).click()
  await page.getByRole('link', { name: 'Refund the difference' }).click()
  const bookings = new DeskBookingPage(page)
  await bookings.action('Refund booking', 'Charu Cheaper').click()
  await expect(bookings.dialog.getByLabel('Amount')).toHaveValue(
    /costs ₹(\d+) less/.exec(question)?.[1] ?? 'none',
  )
})

test(
  'moves a booking by keyboard, and Escape goes back one step at a time [seat-move-6]',
  ALSO_ON_DESKTOP,
  async ({ page, users }) => {
    const { member, seat, query } = await memberToMove(users, 'Kavita Keys')
    await logIn(page, await users.receptionist())
    const map = new HallMapPage(page)
    await map.open(query)
    const start = async () => {
      await map.seat(seat).press('Enter')
      await map.dialog
        .getByRole('button', { name: 'Move to another seat: Kavita Keys' })
        .press('Enter')
      await map.moveLegend.waitFor()
    }
    await start()
    await page.keyboard.press('Escape')
    await expect(map.seat(seat)).toBeFocused()
    await expect(map.seat(seat)).toHaveAccessibleName(/Kavita Keys/)

    await start()
    await map.seat(seat).press('Enter')
    await expect(map.dialog).toBeHidden()
    const target = map.targets.last()
    const to = await idOf(target)
    await target.press('Enter')
    await expect(map.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(map.dialog).toBeHidden()
    await expect(map.seat(to)).toBeFocused()
    await expect(map.seat(to)).toHaveAccessibleName(/Free/)
    await page.keyboard.press('Enter')
    await map.dialog.getByRole('button', { name: 'Move booking' }).press('Enter')
    await expect(map.seat(to)).toHaveAccessibleName(/Kavita Keys/)
    expect((await member.user()).booking?.seat).toBe(to)
  },
)

test('says that the chosen seat was just taken, or the booking moved, without a reload [seat-move-7]', async ({
  page,
  users,
}) => {
  const { member, seat, query } = await memberToMove(users, 'Tara Taken')
  const other = await memberToMove(users, 'Rahul Rival', findSeat(seat)?.room)
  const moveTo = ({ profile }: ApiUser, id: string) =>
    queryDatabase(
      `UPDATE bookings SET seat_id = $1 WHERE user_id = (SELECT id FROM users WHERE email = $2)`,
      [id, profile.email],
    )
  await logIn(page, await users.receptionist())
  const map = new HallMapPage(page)
  const seatEvents = page.waitForResponse(/seat-events/)
  await map.open(query)
  await seatEvents
  await map.startMove(seat, 'Tara Taken')
  const to = await idOf(map.targets.nth(-5))
  await map.seat(to).click()
  await moveTo(other.member, to)
  await expect(map.dialog.getByRole('alert')).toContainText(`Seat ${to} is no longer free`)
  await expect(map.dialog.getByRole('button', { name: 'Move booking' })).toBeHidden()
  await expectAccessible(page, 'a seat that was just taken')
  await map.dialog.getByRole('button', { name: 'Choose another seat' }).click()
  await expect(map.seat(to)).toHaveAccessibleName(`${to} Not free`)

  const nextSeat = await idOf(map.targets.nth(-5))
  const otherSeat = await idOf(map.targets.nth(-6))
  await map.seat(nextSeat).click()
  await moveTo(member, otherSeat)
  await expect(map.dialog.getByRole('alert')).toContainText(
    `Someone else just moved this booking to seat ${otherSeat}`,
  )
  await map.dialog.getByRole('button', { name: 'Choose another seat' }).click()
  await expect(map.seat(otherSeat)).toHaveAccessibleName(`${otherSeat} Current seat`)
  await map.seat(nextSeat).click()
  await map.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(page.getByText(`Booking moved to seat ${nextSeat}`)).toBeVisible()
})

test('says why a move was refused, and that the free seats failed to load [seat-move-8]', async ({
  page,
  users,
}) => {
  const { member, seat, query } = await memberToMove(users, 'Farhan Failure')
  await logIn(page, await users.receptionist())
  const map = new HallMapPage(page)
  // Otherwise the map would show changes before the refusal.
  await page.route('**/api/booking/seat-events?*', (route) => route.abort())
  await page.route('**/api/admin/bookings/*/seats', (route) => route.abort())
  await map.open(query)
  await map.seat(seat).click()
  await map.dialog.getByRole('button', { name: 'Move to another seat: Farhan Failure' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to load the free seats')
  await page.unroute('**/api/admin/bookings/*/seats')
  await page.getByRole('button', { name: 'Retry' }).click()
  await map.moveLegend.waitFor()
  await map.targets.nth(-8).click()
  await queryDatabase(
    `UPDATE bookings SET status = 'cancelled' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [member.profile.email],
  )
  await map.dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(map.dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: "Don't move" }).click()
  await expect(map.seat(seat)).toBeFocused()
  await expect(map.seat(seat)).toHaveAccessibleName(/free/)
})

for (const language of LANGUAGES) {
  test(
    `is accessible and fits the screen, with the dialogs of a taken and a free seat, in ${language} [hall-22]`,
    language === 'en' ? ALSO_ON_DESKTOP : {},
    async ({ page, context, users }) => {
      const checkState = language === 'en' ? expectAccessible : expectAccessibleWords
      const check = async (state: string) => {
        await checkState(page, `${state} in ${language}`)
        await expectNoHorizontalScroll(page, `${state} in ${language}`)
      }
      const place = await placeOf(await users.member({ fullName: 'Asha Kulkarni' }))
      await chooseLanguage(context, language)
      await logIn(page, await users.admin())
      const texts = { en: english, mr: marathi, hi: hindi }[language]
      const { loading } = texts
      for (const room of ['Dyandhara Kaksh', 'Dyanasmi Kaksh', place.query.room]) {
        await page.goto(`/admin/hall?${new URLSearchParams({ ...place.query, room })}`)
        await page.getByRole('grid').waitFor()
        await expect(page.getByText(loading)).toBeHidden()
        await check(room)
      }
      await page.locator(`[data-seat="${place.seat}"]`).click()
      await page.getByRole('dialog').waitFor()
      await check('a seat')
      const { moveLabel } = texts
      const move = moveLabel.replace('{name}', 'Asha Kulkarni')
      await page.getByRole('dialog').getByRole('button', { name: move }).click()
      await page.locator('[data-seat][aria-disabled="false"]').last().click()
      await page.getByRole('dialog').waitFor()
      await check('moving')
      await page.keyboard.press('Escape')
      await check('the seats to move to')
      // All links of a super admin fit the row without scrolling.
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1280, height: 800 })
      const row = page.getByRole('navigation').filter({ has: page.locator('[href="/admin/hall"]') })
      const hidden = await row
        .getByRole('list')
        .evaluate((list) => list.scrollWidth - list.clientWidth)
      expect(hidden).toBe(0)
    },
  )
}

async function contactOf({ profile }: ApiUser) {
  const [row] = await queryDatabase(
    'SELECT member_id AS id, phone_number AS phone FROM users WHERE email = $1',
    [profile.email],
  )
  const { id, phone } = Object(row)
  return { memberId: String(id), phoneNumber: String(phone) }
}
