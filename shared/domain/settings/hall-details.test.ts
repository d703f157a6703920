import { expect, test } from 'vitest'
import { callLink, hasContact, mailLink } from './hall-details.ts'

const NONE = { contactPhone: '', contactEmail: '', address: '' }

test('has a contact if it has a phone, an email or an address', () => {
  expect(hasContact(NONE)).toBe(false)
  expect(hasContact({ ...NONE, contactPhone: '98765 43210' })).toBe(true)
  expect(hasContact({ ...NONE, contactEmail: 'desk@hall.example' })).toBe(true)
  expect(hasContact({ ...NONE, address: 'Pune' })).toBe(true)
})

test.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['(020) 2543-1234', 'tel:+912025431234'],
  ['98765 43210, 020 2543 1234', 'tel:+919876543210'],
  ['020 2543 1234/35', 'tel:+912025431234'],
])('the link to call %j is %s', (phone, link) => {
  expect(callLink(phone)).toBe(link)
})

test.each([
  ['desk@hall.example', 'mailto:desk@hall.example'],
  ['desk?bcc=thief&x@hall.example', 'mailto:desk%3Fbcc%3Dthief%26x@hall.example'],
])('the link for %j is %s', (email, link) => {
  expect(mailLink(email)).toBe(link)
})
