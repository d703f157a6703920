import { expect, test } from 'vitest'
import { hallMapQuery, readHallMapUrl } from './hall-map-url.ts'

test('reads room, batch and day from the URL, and ignores unknown values [hall-5]', () => {
  const chosen = { room: 'Dyanpurn Kaksh', batch: '24 Hours Batch', day: '2026-03-10' } as const
  expect(readHallMapUrl(hallMapQuery(chosen))).toEqual(chosen)
  const none = { room: undefined, batch: undefined, day: undefined }
  expect(readHallMapUrl(new URLSearchParams('room=x&batch=y&day=2026-02-30&z=1'))).toEqual(none)
  expect(hallMapQuery(none).toString()).toBe('')
})
