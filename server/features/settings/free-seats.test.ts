import { expect, test } from 'vitest'
import { seatsTakenNow } from '#server/db/queries/booking/free-seats.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { ALL_HOURS, book, buy, DAY, NIGHT } from '#server/testing/members/members.ts'
import { saveSettings } from '#shared/contract/admin/settings.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'

const desk = frontDesk()

async function takenSeatIds() {
  const { db, studyDays, now } = desk.app.services
  const { night, day } = await seatsTakenNow(db, studyDays(), now())
  return { night: [...night].sort(), day: [...day].sort() }
}

test('the landing page counts closed, paid and held seats as taken [landing-379]', async () => {
  const today = desk.app.services.today()
  expect(await takenSeatIds()).toEqual({ night: [], day: [] })
  const member = () => addMember(desk.app)
  await buy(await member(), { seat: 'A1', batch: DAY, start: today })
  await buy(await member(), { seat: 'A2', batch: NIGHT, start: today })
  await buy(await member(), { seat: 'A3', batch: ALL_HOURS, start: today })
  await book(await member(), { seat: 'A4', batch: DAY, start: today })
  await buy(await member(), { seat: 'A46', batch: DAY, start: addDays(today, 1) })
  await desk.admin.call(saveSettings, {
    body: { ...DEFAULT_SETTINGS, closedSeats: ['A47'], version: 0 },
  })
  expect(await takenSeatIds()).toEqual({
    night: ['A2', 'A3', 'A47'],
    day: ['A1', 'A3', 'A4', 'A47'],
  })
  // The hold of A4 expires.
  desk.app.clock.advance({ minutes: 31 })
  expect((await takenSeatIds()).day).toEqual(['A1', 'A3', 'A47'])
})
