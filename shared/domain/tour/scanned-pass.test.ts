import { describe, expect, test } from 'vitest'
import { visitorPassText } from '../pass/passes.ts'
import { readScannedPass, SCAN_PROBLEMS } from './scanned-pass.ts'

const ID = '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77'

test('the messages of specification document 2, section 5 [pass-5]', () => {
  expect(SCAN_PROBLEMS).toEqual({
    qrDataBlank: 'Please enter QR data',
    qrDataUnreadable: 'Invalid QR code format. Please check the data.',
    notAVisitorPass: 'Invalid visitor pass QR code',
    demoPass: 'This pass is from demo mode. It is not valid here.',
  })
})

describe('a visitor pass', () => {
  test('returns its id', () => {
    const visitor = {
      id: ID,
      fullName: 'श्रीकृष्ण "राजू" कुलकर्णी',
      email: 'visitor@example.com',
      phoneNumber: '+919876543210',
      gender: 'male',
      tourDate: '2026-03-15',
      tourTime: '9:00 AM - 10:00 AM',
    }
    expect(readScannedPass(visitorPassText(visitor, '2026-03-10T04:30:00Z'))).toEqual({ id: ID })
  })

  test('may be surrounded by white space, as from pasting or a hand-held scanner', () => {
    expect(readScannedPass(` {"type":"VISITOR_PASS","id":" ${ID} "}\r\n`)).toEqual({ id: ID })
  })
})

test('passes of demo mode are refused [scan-35]', () => {
  const visitor = {
    id: ID,
    fullName: 'Asha Rane',
    email: 'visitor@example.com',
    phoneNumber: '+919876543210',
    gender: 'female',
    tourDate: '2026-03-15',
    tourTime: '9:00 AM - 10:00 AM',
  }
  const text = visitorPassText(visitor, '2026-03-10T04:30:00Z', { demo: true })
  expect(JSON.parse(text)).toMatchObject({ type: 'VISITOR_PASS', demo: true })
  expect(readScannedPass(text)).toEqual({ problem: 'demoPass' })
  expect(readScannedPass(text, { inDemo: true })).toEqual({ id: ID })
})

test.each([
  ['', 'qrDataBlank'],
  [' \n\t', 'qrDataBlank'],
  ['https://example.com', 'qrDataUnreadable'],
  ['{"type":"VISITOR_PASS"', 'qrDataUnreadable'],
  ['undefined', 'qrDataUnreadable'],
  ['null', 'notAVisitorPass'],
  ['7', 'notAVisitorPass'],
  ['"VISITOR_PASS"', 'notAVisitorPass'],
  ['[]', 'notAVisitorPass'],
  ['{}', 'notAVisitorPass'],
  ['{"type":"VISITOR_PASS"}', 'notAVisitorPass'],
  ['{"type":"VISITOR_PASS","id":""}', 'notAVisitorPass'],
  ['{"type":"VISITOR_PASS","id":"  "}', 'notAVisitorPass'],
  ['{"type":"VISITOR_PASS","id":7}', 'notAVisitorPass'],
  ['{"type":"VISITOR_PASS","id":{"$ne":null}}', 'notAVisitorPass'],
  [`{"type":"visitor_pass","id":"${ID}"}`, 'notAVisitorPass'],
  [`{"type":"MEMBERSHIP_PASS","id":"@DA202507001"}`, 'notAVisitorPass'],
  [`{"id":"${ID}"}`, 'notAVisitorPass'],
])('the text %j is %s [pass-6]', (text, problem) => {
  expect(readScannedPass(text)).toEqual({ problem })
})
