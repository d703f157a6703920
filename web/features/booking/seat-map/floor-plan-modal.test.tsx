import { expect, test } from 'vitest'
import { DEFAULT_ROOM_RULES, type RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { Gender } from '#shared/domain/options.ts'
import { FloorPlanModal } from '#web/features/booking/seat-map/floor-plan-modal.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

const plan = (room: Room, gender: Gender, roomRules: RoomRules = DEFAULT_ROOM_RULES) =>
  renderStatic(
    <FloorPlanModal room={room} gender={gender} roomRules={roomRules} onClose={() => undefined} />,
  ).text

test('asks a female user to select a different area instead of Dyandhara [booking-26]', () => {
  const text = plan('Dyandhara Kaksh', 'female')
  expect(text).toContain(
    'Access Restricted: Dhyandhara Kaksh is exclusively for male students\nPlease select a different area to see its seats.\nChoose a different area',
  )
  expect(text).not.toContain('seats are free')
})

test.each<[Room, Gender, string]>([
  ['Dyanpurn Kaksh', 'female', 'Dyanpurn Kaksh is for male students only'],
  ['Dyanasmi Kaksh', 'male', 'Dyanasmi Kaksh is for female students only'],
])('says why %s refuses a %s user', (room, gender, reason) => {
  expect(plan(room, gender)).toContain(reason)
})

test.each<[Room, Gender, string]>([
  ['Dyandhara Kaksh', 'male', '49 seats are free'],
  ['Dyanpurn Kaksh', 'male', '24 seats are free'],
  ['Dyanasmi Kaksh', 'female', '14 seats are free'],
])('shows the plan of %s to a %s user', (room, gender, text) => {
  expect(plan(room, gender)).toContain(text)
})

test('follows changed room rules [room-rule-8]', () => {
  const rules: RoomRules = {
    ...DEFAULT_ROOM_RULES,
    'Dyandhara Kaksh': { audience: 'women', unstated: 'reception' },
    'Dyanasmi Kaksh, Section A': { audience: 'everyone', unstated: 'online' },
  }
  expect(plan('Dyandhara Kaksh', 'female', rules)).toContain('49 seats are free')
  expect(plan('Dyanasmi Kaksh', 'female', rules)).toContain('22 seats are free')
  expect(plan('Dyandhara Kaksh', 'male', rules)).toContain(
    'Dyandhara Kaksh is for female students only',
  )
  // The specification's notice is only for a room for men.
  const unstated = plan('Dyandhara Kaksh', 'other', rules)
  expect(unstated).toContain('Please ask reception for a seat in Dyandhara Kaksh')
  expect(unstated).not.toContain('Access Restricted')
})
