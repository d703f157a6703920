import { expect, test } from 'vitest'
import { hallMapLink, limitsAccess } from './landing-details.ts'

test('links to the given map, else to a search for the address [landing-373]', () => {
  const address = '12 Laxmi Road,\nPune & Co'
  expect(hallMapLink({ mapUrl: '', address })).toBe(
    'https://www.google.com/maps/search/?api=1&query=12%20Laxmi%20Road%2C%20Pune%20%26%20Co',
  )
  const mapUrl = 'https://maps.app.goo.gl/x'
  expect(hallMapLink({ mapUrl, address })).toBe(mapUrl)
  expect(hallMapLink({ mapUrl, address: '' })).toBe(mapUrl)
  expect(hallMapLink({ mapUrl: '', address: '' })).toBe('')
})

test.each([
  ['', false],
  ['  ', false],
  ['24/7', false],
  ['Open 24 hours, every day', false],
  ['24x7', false],
  ['Round the clock', false],
  ['रोज २४ तास', false],
  ['रोज़ 24 घंटे', false],
  ['6 AM to 11 PM', true],
  ['7:00 - 22:00', true],
  ['सकाळी 7 ते रात्री 10', true],
])('opening hours %j contradict 24/7 access: %s [settings-500]', (hours, expected) => {
  expect(limitsAccess(hours)).toBe(expected)
})
