import { expect, test } from 'vitest'
import { revokedText } from '#web/features/gate/gate-enrollment.tsx'

test.each([
  [undefined, 'Its data was removed from this device.'],
  [0, 'Its data was removed from this device. The server has all its entries.'],
  [
    1,
    'Its data was removed from this device, and with it 1 entry that the server has not confirmed. Tell the owner.',
  ],
  [
    12,
    'Its data was removed from this device, and with it 12 entries that the server has not confirmed. Tell the owner.',
  ],
])('a revoked gate with %s lost entries says: %s [attendance-89]', (lost, text) => {
  expect(revokedText(lost)).toBe(text)
})
