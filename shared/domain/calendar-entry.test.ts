import { expect, test } from 'vitest'
import { calendarFile } from './calendar-entry.ts'

const ENTRY = {
  id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
  start: new Date('2026-11-28T11:30:00Z'),
  end: new Date('2026-11-28T12:30:00Z'),
  title: 'Tour: Sharma Library',
  place: '12 Laxmi Road, Pune',
  text: '',
  link: 'https://hall.example.com/visitor-pass#0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
  madeAt: new Date('2026-11-20T10:00:30.500Z'),
}

const lines = (entry: Partial<typeof ENTRY> = {}) =>
  calendarFile({ ...ENTRY, ...entry }).split('\r\n')

test('is a calendar file with one appointment in UTC and a reminder [tour-730]', () => {
  expect(lines()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//study hall//tour//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
    'DTSTAMP:20261120T100030Z',
    'SEQUENCE:29919480',
    'DTSTART:20261128T113000Z',
    'DTEND:20261128T123000Z',
    'SUMMARY:Tour: Sharma Library',
    'LOCATION:12 Laxmi Road\\, Pune',
    'URL:https://hall.example.com/visitor-pass#0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2',
    ' a77',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Tour: Sharma Library',
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('escapes what would end a value, so that a text adds no property', () => {
  expect(lines({ place: ' a;b,c\\d\r\nATTENDEE:mailto:x@example.com\n' })).toContain(
    'LOCATION:a\\;b\\,c\\\\d\\nATTENDEE:mailto:x@example.com',
  )
})

test('folds lines at 75 bytes of UTF-8 without breaking a character', () => {
  const title = 'अभ्यासिका '.repeat(20).trim()
  const file = calendarFile({ ...ENTRY, title })
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
