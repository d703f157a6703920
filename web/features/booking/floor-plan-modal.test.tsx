import { expect, test } from 'vitest'
import type { Gender } from '#shared/domain/options.ts'
import type { Room } from '#shared/domain/rooms.ts'
import { FloorPlanModal } from '#web/features/booking/floor-plan-modal.tsx'
import { drawn } from '#web/testing/drawn.tsx'

const plan = (room: Room, gender: Gender) =>
  drawn(<FloorPlanModal room={room} gender={gender} onClose={() => undefined} />).text

test('Dyandhara is closed to a female user, who is asked to select a different area', () => {
  const text = plan('Dyandhara Kaksh', 'female')
  expect(text).toContain(
    'Access Restricted: Dhyandhara Kaksh is exclusively for male students\nPlease select a different area to see its seats.\nChoose a Different Area',
  )
  expect(text).not.toContain('seats are free')
})

test.each<[Room, Gender, string]>([
  ['Dyanpurn Kaksh', 'female', 'Dyanpurn Kaksh is for male students only'],
  ['Dyanasmi Kaksh', 'male', 'Dyanasmi Kaksh is for female students only'],
])('%s says so to a %s user', (room, gender, reason) => {
  expect(plan(room, gender)).toContain(reason)
})

test.each<[Room, Gender, string]>([
  ['Dyandhara Kaksh', 'male', '49 seats are free'],
  ['Dyanpurn Kaksh', 'male', '24 seats are free'],
  ['Dyanasmi Kaksh', 'female', '22 seats are free'],
])('%s shows its plan to a %s user', (room, gender, text) => {
  expect(plan(room, gender)).toContain(text)
})
