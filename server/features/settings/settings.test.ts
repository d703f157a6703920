import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { book, bookingOf, buy, pay } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { occupiedSeats, updateBooking } from '#shared/contract/booking.ts'
import { getHall } from '#shared/contract/hall.ts'
import { getSettings, type SettingsSent, saveSettings } from '#shared/contract/settings.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings.ts'

let hall: TestApp
let admin: AddedMember
beforeAll(async () => {
  hall = await createTestApp()
  admin = await addMember(hall, { role: 'admin', membership: false })
})
beforeEach(async () => {
  await freshStart(hall)
  await hall.services.db.deleteFrom('audit_log').execute()
})
afterAll(() => hall.close())

const DEFAULTS: SettingsSent = { ...DEFAULT_SETTINGS, closedSeats: [], version: 0 }

const save = (changes: Partial<SettingsSent>) =>
  admin.ask(saveSettings, { body: { ...DEFAULTS, ...changes } })

/** The specification's prices, but for a month in Dyandhara by day. */
function monthByDay(price: number) {
  const { prices } = DEFAULT_SETTINGS
  const month = prices['1 Month']
  return { ...prices, '1 Month': { ...month, 'Dyandhara Kaksh': [799, price, 1499] as const } }
}

const log = () =>
  hall.services.db.selectFrom('audit_log').select(['action', 'subject', 'details']).execute()

test('the defaults hold until somebody saves others', async () => {
  expect((await admin.ask(getSettings)).reply().data).toEqual(DEFAULTS)
  expect((await openBrowser(hall).ask(getHall)).reply().data).toEqual({
    ...DEFAULT_SETTINGS,
    timeZone: 'Asia/Kolkata',
    holdMinutes: 30,
  })
})

test('are for admins', async () => {
  const member = await addMember(hall)
  const sent = { body: DEFAULTS }
  expect(await member.ask(getSettings)).toMatchObject(refusal('notAllowed'))
  expect(await member.ask(saveSettings, sent)).toMatchObject(refusal('notAllowed'))
  expect(await openBrowser(hall).ask(saveSettings, sent)).toMatchObject(refusal('notSignedIn'))
  expect((await admin.ask(getSettings)).reply().data.version).toBe(0)
})

test('name and contact are what everybody sees', async () => {
  const contact = {
    name: 'ज्ञानपीठ <b>Abhyasika</b>',
    contactPhone: '+91 98765 43210',
    contactEmail: 'desk@hall.example',
    address: '12 Laxmi Road\nPune',
  }
  const saved = await save(contact)
  expect(saved.status).toBe(200)
  expect((await openBrowser(hall).ask(getHall)).reply().data).toMatchObject(contact)
  expect(await log()).toMatchObject([
    {
      action: 'settings.change',
      subject: 'settings',
      details: { name: { was: 'Dyanpeeth Abhyasika', is: contact.name } },
    },
  ])
})

describe('a price', () => {
  test('is what the next booking costs', async () => {
    await save({ prices: monthByDay(1111) })
    expect((await openBrowser(hall).ask(getHall)).reply().data.prices['1 Month']).toMatchObject({
      'Dyandhara Kaksh': [799, 1111, 1499],
    })
    const member = await addMember(hall)
    expect(await book(member)).toMatchObject(refusal('amountDiffers'))
    const details = { ...bookingOf(), totalAmount: 1111 }
    const booked = await member.ask(updateBooking, { body: { bookingDetails: details } })
    expect(booked.reply().paymentAmount).toBe(1111)
    const gold = { ...bookingOf({ seat: 'A5' }), totalAmount: 1111 + 556 }
    const better = await member.ask(updateBooking, { body: { bookingDetails: gold } })
    expect(better.reply().paymentAmount).toBe(1667)
    expect(await log()).toMatchObject([
      {
        details: {
          prices: [
            {
              duration: '1 Month',
              room: 'Dyandhara Kaksh',
              batch: 'Day Batch (7:00 AM - 10:00 PM)',
              was: 999,
              is: 1111,
            },
          ],
        },
      },
    ])
  })

  test('does not change what is booked already', async () => {
    const member = await addMember(hall)
    await book(member)
    await save({ prices: monthByDay(1111) })
    expect((await pay(member)).reply().user.paymentAmount).toBe(999)
  })

  test.each([0, -1, 1.5, 200_001, '999', null])('of %j is refused', async (price) => {
    const prices = { ...monthByDay(1) }
    const body = {
      ...DEFAULTS,
      prices: { ...prices, '1 Month': { ...prices['1 Month'], 'Dyandhara Kaksh': [1, price, 3] } },
    }
    const refused = await admin.ask(saveSettings, { body })
    expect(refused.errors?.map(({ path }) => path)).toEqual(['prices.1 Month.Dyandhara Kaksh.1'])
    expect((await admin.ask(getSettings)).reply().data).toEqual(DEFAULTS)
  })

  test('may not be missing', async () => {
    const { '1 Day': _oneDay, ...prices } = DEFAULT_SETTINGS.prices
    expect((await admin.ask(saveSettings, { body: { ...DEFAULTS, prices } })).status).toBe(400)
  })
})

describe('a closed seat', () => {
  test('can’t be booked any more, until it is open again', async () => {
    const member = await addMember(hall)
    await save({ closedSeats: ['A1', 'A74'] })
    expect(await book(member, { seat: 'A1' })).toMatchObject(refusal('seatClosed'))
    const { membershipType, timeSlot, membershipDuration, membershipStartDate } = bookingOf()
    const query = { membershipType, timeSlot, membershipDuration, membershipStartDate }
    expect((await member.ask(occupiedSeats, { query })).reply().data.occupied).toEqual(['A1'])
    await save({ version: 1, closedSeats: ['A74'] })
    expect((await book(member, { seat: 'A1' })).status).toBe(200)
    expect((await log()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'seat.close seat:A1',
      'seat.close seat:A74',
      'seat.open seat:A1',
    ])
  })

  test('stays with whoever has paid for it', async () => {
    const member = await addMember(hall)
    await buy(member, { seat: 'A1' })
    expect((await save({ closedSeats: ['A1'] })).status).toBe(200)
  })

  test('must be one of the hall', async () => {
    const refused = await save({ closedSeats: ['Z99'] })
    expect(refused.errors).toEqual([{ path: 'closedSeats', msg: 'The hall has no seat Z99' }])
  })
})

test('of two admins who save at once the second is told', async () => {
  const second = await addMember(hall, { role: 'admin' })
  for (let version = 0; version < 6; version++) {
    const answers = await Promise.all(
      [admin, second].map((each, place) =>
        each.ask(saveSettings, {
          body: { ...DEFAULTS, version, prices: monthByDay(500 + version * 2 + place) },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  expect(await save({ version: 2 })).toMatchObject(refusal('settingsChanged'))
  expect(await log()).toHaveLength(6)
})

test.each([
  ['name', '  ', "The hall's name is required"],
  ['contactEmail', 'desk', 'Please enter a valid email address'],
  ['contactPhone', 'call us', 'Please use only digits, spaces and the signs + - / ( ) ,'],
])('refuses the %s %j', async (field, value, msg) => {
  expect((await save({ [field]: value })).errors).toEqual([{ path: field, msg }])
})
