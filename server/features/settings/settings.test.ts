import { describe, expect, test } from 'vitest'
import { writeSettings } from '#server/db/queries/admin/settings.ts'
import { fieldError, openBrowser, refusal } from '#server/testing/browser.ts'
import { requestWhileUncommitted } from '#server/testing/databases/request-while-uncommitted.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, bookingOf, buy, pay } from '#server/testing/members/members.ts'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import { getSettings, type SettingsInput, saveSettings } from '#shared/contract/admin/settings.ts'
import { occupiedSeats, updateBooking } from '#shared/contract/booking/booking.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'

const desk = frontDesk()

const DEFAULTS: SettingsInput = { ...DEFAULT_SETTINGS, closedSeats: [], version: 0 }

const save = (changes: Partial<SettingsInput>) =>
  desk.admin.call(saveSettings, { body: { ...DEFAULTS, ...changes } })

/** The specification's prices, except a month in Dyandhara by day. */
function monthByDay(price: number) {
  const { prices } = DEFAULT_SETTINGS
  const month = prices['1 Month']
  return { ...prices, '1 Month': { ...month, 'Dyandhara Kaksh': [799, price, 1499] as const } }
}

test('returns the defaults until settings are saved', async () => {
  expect((await desk.admin.call(getSettings)).reply().data).toEqual(DEFAULTS)
  const { factorPolicy: _, graceMinutes, closedDays, ...rest } = DEFAULT_SETTINGS
  const { gstin, sac, gstRate, legalName, legalAddress, ...others } = rest
  const { receptionistDiscount, adminDiscount, receptionistRefund, adminRefund, ...further } =
    others
  const { depositMode, depositAmount, depositMonths, ...beyond } = further
  const { lateFeeAmount, lateFeeDays, ...shown } = beyond
  expect([lateFeeAmount, lateFeeDays]).toEqual([0, 3])
  expect([depositMode, depositAmount, depositMonths]).toEqual(['none', 699, 12])
  expect({ gstin, sac, gstRate }).toEqual({ gstin: '', sac: '998451', gstRate: 18 })
  expect({ legalName, legalAddress }).toEqual({ legalName: '', legalAddress: '' })
  expect({ receptionistDiscount, adminDiscount }).toEqual({
    receptionistDiscount: 0,
    adminDiscount: 100,
  })
  expect({ receptionistRefund, adminRefund }).toEqual({
    receptionistRefund: 500,
    adminRefund: 5_000,
  })
  expect({ graceMinutes, closedDays }).toEqual({ graceMinutes: 15, closedDays: [] })
  expect(shown.cardsOn).toBe(true)
  expect((await openBrowser(desk.app).call(getPublicSettings)).reply().data).toEqual({
    ...shown,
    timeZone: 'Asia/Kolkata',
    holdMinutes: 30,
    simulatedPayments: true,
  })
})

test('returns and saves the settings for admins only', async () => {
  const member = await addMember(desk.app)
  const sent = { body: DEFAULTS }
  expect(await member.call(getSettings)).toMatchObject(refusal('notAllowed'))
  expect(await member.call(saveSettings, sent)).toMatchObject(refusal('notAllowed'))
  expect(await openBrowser(desk.app).call(saveSettings, sent)).toMatchObject(refusal('notLoggedIn'))
  expect((await desk.admin.call(getSettings)).reply().data.version).toBe(0)
})

test('shows name and contact to everyone [settings-2]', async () => {
  const contact = {
    name: 'ज्ञानपीठ <b>Abhyasika</b>',
    contactPhone: '+91 98765 43210',
    contactEmail: 'desk@hall.example',
    address: '12 Laxmi Road\nPune',
  }
  const saved = await save(contact)
  expect(saved.status).toBe(200)
  expect((await openBrowser(desk.app).call(getPublicSettings)).reply().data).toMatchObject(contact)
  expect(await desk.log()).toMatchObject([
    {
      action: 'settings.change',
      subject: 'settings',
      details: { name: { was: 'Dyanpeeth Abhyasika', is: contact.name } },
    },
  ])
})

test('stores phone and figures with Latin digits [digits-502]', async () => {
  const typed = { contactPhone: '०२० २४४५ १२३४', studentsFigure: '३५०+' }
  expect((await save(typed)).status).toBe(200)
  const { data } = (await openBrowser(desk.app).call(getPublicSettings)).reply()
  expect(data).toMatchObject({ contactPhone: '020 2445 1234', studentsFigure: '350+' })
})

test('saves what the landing page says and logs each change [settings-371]', async () => {
  const details = {
    openingHours: '6 AM to 11 PM',
    amenities: 'Wi-Fi\nRO water',
    mapUrl: 'https://maps.example/hall',
    studentsFigure: '350',
    toursFigure: '',
    successFigure: '88%',
  }
  expect(await save({ mapUrl: 'javascript:alert(1)' })).toMatchObject({
    errors: [fieldError('mapUrl', 'Please enter a link that starts with https://')],
  })
  expect((await save(details)).status).toBe(200)
  expect((await desk.admin.call(getSettings)).reply().data).toMatchObject(details)
  expect((await openBrowser(desk.app).call(getPublicSettings)).reply().data).toMatchObject(details)
  expect(await desk.log()).toMatchObject([
    {
      details: {
        openingHours: { was: '', is: '6 AM to 11 PM' },
        amenities: { was: '', is: 'Wi-Fi\nRO water' },
        mapUrl: { was: '', is: 'https://maps.example/hall' },
        studentsFigure: { was: '2000+', is: '350' },
        toursFigure: { was: '500+', is: '' },
        successFigure: { was: '95%', is: '88%' },
      },
    },
  ])
})

test('saves the renewal days and logs the change [settings-11]', async () => {
  for (const renewalDays of [-1, 31, 1.5]) {
    expect(await save({ renewalDays })).toMatchObject(refusal('validationFailed'))
  }
  expect((await save({ renewalDays: 0 })).status).toBe(200)
  expect((await desk.admin.call(getSettings)).reply().data.renewalDays).toBe(0)
  expect((await openBrowser(desk.app).call(getPublicSettings)).reply().data.renewalDays).toBe(0)
  expect(await desk.log()).toMatchObject([{ details: { renewalDays: { was: 3, is: 0 } } }])
})

describe('a price', () => {
  test('applies to the next booking [settings-3]', async () => {
    await save({ prices: monthByDay(1111) })
    expect(
      (await openBrowser(desk.app).call(getPublicSettings)).reply().data.prices['1 Month'],
    ).toMatchObject({
      'Dyandhara Kaksh': [799, 1111, 1499],
    })
    const member = await addMember(desk.app)
    expect(await book(member)).toMatchObject(refusal('priceChanged'))
    const details = { ...bookingOf(), totalAmount: 1111 }
    const booked = await member.call(updateBooking, { body: { bookingDetails: details } })
    expect(booked.reply().paymentAmount).toBe(1111)
    const gold = { ...bookingOf({ seat: 'A5' }), totalAmount: 1111 + 556 }
    const goldBooking = await member.call(updateBooking, { body: { bookingDetails: gold } })
    expect(goldBooking.reply().paymentAmount).toBe(1667)
    expect(await desk.log()).toMatchObject([
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

  test('does not change existing bookings', async () => {
    const member = await addMember(desk.app)
    await book(member)
    await save({ prices: monthByDay(1111) })
    expect((await pay(member)).reply().user.paymentAmount).toBe(999)
  })

  test.each([0, -1, 1.5, 200_001, '999', null])('rejects %j', async (price) => {
    const prices = { ...monthByDay(1) }
    const body = {
      ...DEFAULTS,
      prices: { ...prices, '1 Month': { ...prices['1 Month'], 'Dyandhara Kaksh': [1, price, 3] } },
    }
    const refused = await desk.admin.call(saveSettings, { body })
    expect(refused.errors?.map(({ path }) => path)).toEqual(['prices.1 Month.Dyandhara Kaksh.1'])
    expect((await desk.admin.call(getSettings)).reply().data).toEqual(DEFAULTS)
  })

  test('may not be missing', async () => {
    const { '1 Day': _oneDay, ...prices } = DEFAULT_SETTINGS.prices
    expect((await desk.admin.call(saveSettings, { body: { ...DEFAULTS, prices } })).status).toBe(
      400,
    )
  })
})

describe('a closed seat', () => {
  test("can't be booked until it is reopened [settings-4]", async () => {
    const member = await addMember(desk.app)
    await save({ closedSeats: ['A1', 'A74'] })
    expect(await book(member, { seat: 'A1' })).toMatchObject(refusal('seatClosed'))
    const { membershipType, timeSlot, membershipDuration, membershipStartDate } = bookingOf()
    const query = { membershipType, timeSlot, membershipDuration, membershipStartDate }
    expect((await member.call(occupiedSeats, { query })).reply().data.occupied).toEqual(['A1'])
    await save({ version: 1, closedSeats: ['A74'] })
    expect((await book(member, { seat: 'A1' })).status).toBe(200)
    expect((await desk.log()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'seat.close seat:A1',
      'seat.close seat:A74',
      'seat.open seat:A1',
    ])
  })

  test('stays with the member who has paid for it', async () => {
    const member = await addMember(desk.app)
    await buy(member, { seat: 'A1' })
    expect((await save({ closedSeats: ['A1'] })).status).toBe(200)
  })

  test('must exist in the hall', async () => {
    const refused = await save({ closedSeats: ['Z99'] })
    expect(refused.errors).toEqual([
      { ...fieldError('closedSeats', 'There is no seat Z99'), values: { seat: 'Z99' } },
    ])
  })
})

test('returns settingsChanged to the second of two concurrent admins', async () => {
  const second = await addMember(desk.app, { role: 'admin' })
  for (let version = 0; version < 6; version++) {
    const answers = await Promise.all(
      [desk.admin, second].map((each, index) =>
        each.call(saveSettings, {
          body: { ...DEFAULTS, version, prices: monthByDay(500 + version * 2 + index) },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  expect(await save({ version: 2 })).toMatchObject(refusal('settingsChanged'))
  expect(await desk.log()).toHaveLength(6)
})

test.each([
  ['name', '  ', 'Study hall name is required'],
  ['contactEmail', 'desk', 'Please enter a valid email address'],
  ['contactPhone', 'call us', 'Please use only digits, spaces and + - / ( ) ,'],
])('rejects the %s %j', async (field, value, msg) => {
  expect((await save({ [field]: value })).errors).toEqual([fieldError(field, msg)])
})

test('refuses an admin who shortens the retention, and keeps every setting [settings-9]', async () => {
  const refused = await save({ name: 'Vidya Hall', selfieKeptDays: 7 })
  expect(refused).toMatchObject(refusal('retentionNotAllowed'))
  expect((await desk.admin.call(getSettings)).reply().data).toEqual(DEFAULTS)
  expect(await desk.log()).toEqual([])
  const chief = await addMember(desk.app, { role: 'super_admin' })
  const body = { ...DEFAULTS, selfieKeptDays: 7 }
  expect((await chief.call(saveSettings, { body })).status).toBe(200)
})

test.each([0, 1])(
  'refuses a guessed version while a super admin saves version %i [settings-340]',
  async (version) => {
    const { db, now } = desk.app.services
    if (version === 1) expect((await save({})).status).toBe(200)
    const policy = { ...DEFAULT_SETTINGS, selfieKeptDays: 7 }
    const answer = await requestWhileUncommitted(
      db,
      (trx) => writeSettings(trx, policy, version, now()),
      () => save({ version: version + 1 }),
    )
    expect(answer).toMatchObject(refusal('settingsChanged'))
    const { data } = (await desk.admin.call(getSettings)).reply()
    expect(data).toMatchObject({ selfieKeptDays: 7, version: version + 1 })
  },
)

test('refuses any version but 0 if no settings were saved [settings-341]', async () => {
  for (const version of [1, 2 ** 31 - 2]) {
    expect(await save({ version })).toMatchObject(refusal('settingsChanged'))
  }
  expect((await desk.admin.call(getSettings)).reply().data).toEqual(DEFAULTS)
})

test('returns the highest version that can be stored [settings-342]', async () => {
  const { db, now } = desk.app.services
  expect((await save({ version: 0 })).status).toBe(200)
  await db
    .updateTable('settings')
    .set({ version: 2 ** 31 - 1, updated_at: now() })
    .execute()
  expect((await desk.admin.call(getSettings)).reply().data.version).toBe(2 ** 31 - 1)
})

test('logs a closed seat once if it is sent twice [settings-343]', async () => {
  expect((await save({ closedSeats: ['C13', 'C13', 'C14'] })).status).toBe(200)
  const closed = (await desk.log()).map(({ action, subject }) => `${action} ${subject}`)
  expect(closed).toEqual(['seat.close seat:C13', 'seat.close seat:C14'])
})
