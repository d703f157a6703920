import { expect, test } from 'vitest'
import { upiLink } from './upi-link.ts'

const payment = {
  upiId: 'hall.pune@okbank',
  payee: 'Sharma & Sons अभ्यासिका',
  amount: 1499,
  reference: '7f3c-19ab_22',
  note: 'Seat A5',
}

test("the link has the hall, the amount in rupees and the attempt, in NPCI's format [upi-3]", () => {
  const link = upiLink(payment)
  expect(link).toMatch(/^upi:\/\/pay\?pa=hall\.pune@okbank&pn=/)
  const query = new URLSearchParams(link.slice(link.indexOf('?')))
  expect([...query]).toEqual([
    ['pa', 'hall.pune@okbank'],
    ['pn', 'Sharma & Sons अभ्यासिका'],
    ['am', '1499.00'],
    ['cu', 'INR'],
    ['tr', '7f3c19ab22'],
    ['tn', 'Seat A5'],
  ])
  expect(link).not.toContain('+')
})

test('cuts the reference and the note to the lengths that apps accept [upi-4]', () => {
  const link = upiLink({ ...payment, reference: 'a'.repeat(60), note: 'b'.repeat(90) })
  expect(link).toContain(`&tr=${'a'.repeat(35)}&`)
  expect(link).toMatch(new RegExp(`&tn=${'b'.repeat(50)}$`))
})
