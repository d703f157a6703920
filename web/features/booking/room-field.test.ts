import { expect, test } from 'vitest'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { sortBookableFirst } from '#web/features/booking/room-field.tsx'

test('sorts the rooms that refuse the member last [booking-431]', () => {
  expect(sortBookableFirst('female', DEFAULT_ROOM_RULES)).toEqual([
    'Dyanasmi Kaksh',
    'Dyandhara Kaksh',
    'Dyanpurn Kaksh',
  ])
  expect(sortBookableFirst('male', DEFAULT_ROOM_RULES)).toEqual([
    'Dyandhara Kaksh',
    'Dyanpurn Kaksh',
    'Dyanasmi Kaksh',
  ])
})
