import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const VAPID_VARIABLES = {
  VAPID_PUBLIC_KEY:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  VAPID_SUBJECT: 'mailto:desk@example.com',
}
const OTHER =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

test('notifications are on when all variables are set, and off when none is [push-15]', () => {
  expect(readConfig({}).vapid).toBeUndefined()
  expect(readConfig(VAPID_VARIABLES).vapid).toEqual({
    publicKey: VAPID_VARIABLES.VAPID_PUBLIC_KEY,
    privateKey: VAPID_VARIABLES.VAPID_PRIVATE_KEY,
    subject: VAPID_VARIABLES.VAPID_SUBJECT,
  })
})

test.each(Object.keys(VAPID_VARIABLES))('reports a missing %s', (name) => {
  expect(() => readConfig({ ...VAPID_VARIABLES, [name]: '' })).toThrow(
    new RegExp(`^${name} is missing: set all of VAPID_PUBLIC_KEY, .+, or none of them\\.$`),
  )
})

test.each([
  ['VAPID_PUBLIC_KEY', 'key', /^VAPID_PUBLIC_KEY must be a P-256 public key/],
  ['VAPID_PUBLIC_KEY', OTHER, /^VAPID_PUBLIC_KEY must be the public key of VAPID_PRIVATE_KEY/],
  ['VAPID_PRIVATE_KEY', 'secret', /^VAPID_PRIVATE_KEY must be a P-256 private key/],
  ['VAPID_SUBJECT', 'desk@example.com', /^VAPID_SUBJECT must be how push services reach you/],
  ['VAPID_SUBJECT', 'mailto:desk', /^VAPID_SUBJECT must be/],
])('rejects %s=%s, and never repeats a key [push-16]', (name, value, message) => {
  const read = () => readConfig({ ...VAPID_VARIABLES, [name]: value })
  expect(read).toThrow(message)
  expect(read).not.toThrow(VAPID_VARIABLES.VAPID_PRIVATE_KEY)
})
