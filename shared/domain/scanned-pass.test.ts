import { describe, expect, test } from 'vitest'
import { visitorPassText } from './passes.ts'
import { readScannedPass, SCAN_PROBLEMS } from './scanned-pass.ts'

const ID = '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77'

test('the messages of document 2, section 5', () => {
  expect(SCAN_PROBLEMS).toEqual({
    blank: 'Please enter QR data',
    unreadable: 'Invalid QR code format. Please check the data.',
    'not-a-visitor-pass': 'Invalid visitor pass QR code',
  })
})

describe('a visitor pass', () => {
  test('gives its id', () => {
    const visitor = {
      _id: ID,
      fullName: 'श्रीकृष्ण "राजू" कुलकर्णी',
      email: 'visitor@example.com',
      phoneNumber: '+919876543210',
      gender: 'male',
      tourDate: '2026-03-15',
      tourTime: '9:00 AM - 10:00 AM',
    }
    expect(readScannedPass(visitorPassText(visitor, '2026-03-10T04:30:00Z'))).toEqual({ id: ID })
  })

  test('may have white space around it, as after pasting or a hand-held scanner', () => {
    expect(readScannedPass(` {"type":"VISITOR_PASS","id":" ${ID} "}\r\n`)).toEqual({ id: ID })
  })
})

test.each([
  ['', 'blank'],
  [' \n\t', 'blank'],
  ['https://example.com', 'unreadable'],
  ['{"type":"VISITOR_PASS"', 'unreadable'],
  ['undefined', 'unreadable'],
  ['null', 'not-a-visitor-pass'],
  ['7', 'not-a-visitor-pass'],
  ['"VISITOR_PASS"', 'not-a-visitor-pass'],
  ['[]', 'not-a-visitor-pass'],
  ['{}', 'not-a-visitor-pass'],
  ['{"type":"VISITOR_PASS"}', 'not-a-visitor-pass'],
  ['{"type":"VISITOR_PASS","id":""}', 'not-a-visitor-pass'],
  ['{"type":"VISITOR_PASS","id":"  "}', 'not-a-visitor-pass'],
  ['{"type":"VISITOR_PASS","id":7}', 'not-a-visitor-pass'],
  ['{"type":"VISITOR_PASS","id":{"$ne":null}}', 'not-a-visitor-pass'],
  [`{"type":"visitor_pass","id":"${ID}"}`, 'not-a-visitor-pass'],
  [`{"type":"MEMBERSHIP_PASS","id":"@DA202507001"}`, 'not-a-visitor-pass'],
  [`{"id":"${ID}"}`, 'not-a-visitor-pass'],
])('the text %j is %s', (text, problem) => {
  expect(readScannedPass(text)).toEqual({ problem })
})
