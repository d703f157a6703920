import { expect, test } from 'vitest'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, bookingOf, buy, pay } from '#server/testing/members/members.ts'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { occupiedSeats } from '#shared/contract/booking/booking.ts'
import { moveBooking, seatsToMoveTo } from '#shared/contract/booking/desk-booking.ts'
import { me } from '#shared/contract/user/auth.ts'
import type { RoomRule, RuledArea } from '#shared/domain/booking/room-rules.ts'

const desk = frontDesk()

const EVERYONE: RoomRule = { audience: 'everyone', unstated: 'online' }
const WOMEN: RoomRule = { audience: 'women', unstated: 'online' }
const MEN_OR_RECEPTION: RoomRule = { audience: 'men', unstated: 'reception' }
const SECTION_A = 'Dyanasmi Kaksh, Section A'
const SEAT = 'bookingDetails.preferredSeat'
const ROOM = 'bookingDetails.membershipType'

async function saveRules(rules: Partial<Record<RuledArea, RoomRule>>, by = desk.superAdmin) {
  const settings = (await by.call(getSettings)).reply().data
  const roomRules = { ...settings.roomRules, ...rules }
  return by.call(saveSettings, { body: { ...settings, roomRules } })
}

async function refusedSeats(member: AddedMember, seat: string): Promise<string[]> {
  const {
    totalAmount: _,
    preferredSeat: __,
    membershipEndDate: ___,
    ...query
  } = bookingOf({ seat })
  return (await member.call(occupiedSeats, { query })).reply().data.refused
}

test('changed rules apply to the next booking and are in the audit log [room-rule-10]', async () => {
  const woman = await addMember(desk.app, { gender: 'female' })
  const man = await addMember(desk.app, { gender: 'male' })
  expect(await book(woman, { seat: 'A74' })).toMatchObject(
    invalid([SEAT, 'Section A seats are not available for female students']),
  )
  expect(await refusedSeats(woman, 'B82')).toHaveLength(8)
  expect((await saveRules({ [SECTION_A]: WOMEN, 'Dyandhara Kaksh': EVERYONE })).status).toBe(200)
  expect(await refusedSeats(woman, 'B82')).toEqual([])
  expect((await book(woman, { seat: 'A74' })).status).toBe(200)
  expect((await book(woman, { seat: 'A1' })).status).toBe(200)
  expect(await book(man, { seat: 'A74' })).toMatchObject(
    invalid(
      [ROOM, 'Dyanasmi Kaksh is for female students only'],
      [SEAT, 'Section A seats are not available for male students'],
    ),
  )
  expect(await desk.log()).toEqual([
    {
      admin_id: desk.superAdmin.id,
      action: 'settings.change',
      subject: 'settings',
      details: {
        roomRules: [
          { area: 'Dyandhara Kaksh', part: 'audience', was: 'men', is: 'everyone' },
          { area: SECTION_A, part: 'audience', was: 'men', is: 'women' },
        ],
      },
    },
  ])
  const { roomRules } = (await openBrowser(desk.app).call(getPublicSettings)).reply().data
  expect(roomRules[SECTION_A]).toEqual(WOMEN)
  expect(roomRules['Dyanpurn Kaksh'].audience).toBe('men')
})

test.each(['other', 'prefer-not-to-say'] as const)(
  'gender %s books online by default, or only at reception if the setting says so [room-rule-11]',
  async (gender) => {
    const member = await addMember(desk.app, { gender })
    expect((await book(member, { seat: 'A74' })).status).toBe(200)
    await saveRules({ 'Dyandhara Kaksh': MEN_OR_RECEPTION, [SECTION_A]: MEN_OR_RECEPTION })
    expect(await book(member, { seat: 'A1' })).toMatchObject(
      invalid([ROOM, 'Please ask reception for a seat in Dyandhara Kaksh']),
    )
    expect(await book(member, { seat: 'A74' })).toMatchObject(
      invalid([SEAT, 'Please ask reception for a Section A seat']),
    )
    expect(await refusedSeats(member, 'A1')).toHaveLength(49)
    expect((await book(member, { seat: 'B82' })).status).toBe(200)
  },
)

test('a stricter rule leaves unpaid and paid bookings as they are [room-rule-12]', async () => {
  const waiting = await addMember(desk.app, { gender: 'male' })
  const paid = await addMember(desk.app, { gender: 'male' })
  await book(waiting, { seat: 'A1' })
  await buy(paid, { seat: 'A2' })
  expect((await saveRules({ 'Dyandhara Kaksh': WOMEN })).status).toBe(200)
  expect((await pay(waiting)).status).toBe(200)
  expect((await paid.call(me)).reply().user.bookingDetails?.preferredSeat).toBe('A2')
  expect(await book(await addMember(desk.app, { gender: 'male' }), { seat: 'A3' })).toMatchObject(
    invalid([ROOM, 'Dyandhara Kaksh is for female students only']),
  )
})

test('only a super admin changes the rules; an admin may save everything else [room-rule-13]', async () => {
  expect(await saveRules({ 'Dyandhara Kaksh': WOMEN }, desk.admin)).toMatchObject(
    refusal('roomRulesNotAllowed'),
  )
  expect(await desk.log()).toEqual([])
  expect((await saveRules({}, desk.admin)).status).toBe(200)
})

test.each([
  ['an unknown audience', { audience: 'cats', unstated: 'online' }],
  ['an unknown place', { audience: 'men', unstated: 'elsewhere' }],
  ['a missing rule', undefined],
])('rejects %s', async (_what, rule) => {
  const settings = (await desk.superAdmin.call(getSettings)).reply().data
  const body = { ...settings, roomRules: { ...settings.roomRules, 'Dyandhara Kaksh': rule } }
  expect(await desk.superAdmin.call(saveSettings, { body })).toMatchObject(
    refusal('validationFailed'),
  )
})

test('an admin moves a booking against the rules only after confirming it [room-rule-14]', async () => {
  const woman = await addMember(desk.app, { gender: 'female' })
  await buy(woman, { seat: 'B82' })
  const { id } = await desk.bookingOf(woman)
  const { data } = (await desk.admin.call(seatsToMoveTo, { params: { id } })).reply()
  expect(data.seats).not.toContain('A74')
  expect(data.againstRules).toContain('A74')
  const body = { seat: 'A74', from: 'B82' }
  expect(await desk.admin.call(moveBooking, { params: { id }, body })).toMatchObject(
    invalid(['seat', 'Section A seats are not available for female students']),
  )
  const onPurpose = { ...body, againstRules: true }
  expect((await desk.admin.call(moveBooking, { params: { id }, body: onPurpose })).status).toBe(200)
  expect((await desk.bookingOf(woman)).seat).toBe('A74')
  expect(await desk.log()).toMatchObject([
    { action: 'booking.move', details: { was: 'B82', is: 'A74', againstRules: true } },
  ])
})

test('settings that an older version saved get the default rules [room-rule-15]', async () => {
  await saveRules({ 'Dyandhara Kaksh': WOMEN })
  const { db } = desk.app.services
  // An older version inserts the row without the column.
  const { room_rules: _, ...row } = await db
    .selectFrom('settings')
    .selectAll()
    .executeTakeFirstOrThrow()
  await db.deleteFrom('settings').execute()
  const written = { ...row, prices: JSON.stringify(row.prices) }
  await db.insertInto('settings').values(written).execute()
  const { roomRules } = (await openBrowser(desk.app).call(getPublicSettings)).reply().data
  expect(roomRules['Dyandhara Kaksh']).toEqual({ audience: 'men', unstated: 'online' })
})
