import { expect, test } from 'vitest'
import { openingHoursIn } from './opening-hours.ts'

test.each([
  ['6 AM to 11 PM', 'सकाळी 6 ते रात्री 11'],
  ['7:00 AM - 10:00 PM', 'सकाळी 7 ते रात्री 10'],
  ['Open 7 AM to 10 PM, every day', 'सकाळी 7 ते रात्री 10, रोज'],
  ['Mon-Sat: 7am–10.30pm\nSunday closed', 'सोमवार ते शनिवार: सकाळी 7 ते रात्री 10:30\nरविवार बंद'],
  ['7:00 - 22:00', 'सकाळी 7 ते रात्री 10'],
  ['7 a.m. to 12 p.m.', 'सकाळी 7 ते दुपारी 12'],
  ['Daily from ७ AM to १० PM', 'रोज सकाळी 7 ते रात्री 10'],
])('in Marathi, the opening hours %j read %j [landing-720]', (english, marathi) => {
  expect(openingHoursIn('mr', english)).toBe(marathi)
})

test('in Hindi, they read as spoken', () => {
  expect(openingHoursIn('hi', 'Tue to Sun 6:30 AM to 9 PM')).toBe(
    'मंगलवार से रविवार सुबह 6:30 से रात 9',
  )
})

test.each(['6 AM to 11 PM except holidays', '7-10 PM', '25:00 - 26:00', 'सकाळी 7 ते रात्री 10'])(
  'leaves %j to its owner [landing-721]',
  (hours) => {
    expect(openingHoursIn('mr', hours)).toBeUndefined()
  },
)
