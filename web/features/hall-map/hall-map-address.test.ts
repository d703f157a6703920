import { expect, test } from 'vitest'
import { hallMapQuery, readHallMapAddress } from './hall-map-address.ts'

test('the address keeps room, batch and day, and ignores what it does not know [hall-5]', () => {
  const chosen = { room: 'Dyanpurn Kaksh', batch: '24 Hours Batch', day: '2026-03-10' } as const
  expect(readHallMapAddress(hallMapQuery(chosen))).toEqual(chosen)
  const none = { room: undefined, batch: undefined, day: undefined }
  expect(readHallMapAddress(new URLSearchParams('room=x&batch=y&day=2026-02-30&z=1'))).toEqual(none)
  expect(hallMapQuery(none).toString()).toBe('')
})
