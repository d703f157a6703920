import { expect, test } from 'vitest'
import { claimForScreenshot, rejectClaim, rejectionNoteProblem, sendClaim } from './upi-claim.ts'
import { utrOf, utrProblem } from './utr.ts'

test('accepts a UTR of 12 Latin or Devanagari digits, even with spaces [upi-5]', () => {
  expect(utrOf(' ५१२३ 4567 ८९०१ ')).toBe('512345678901')
  for (const utr of ['512345678901', '५१२३४५६७८९०१', '5123 4567-8901']) {
    expect(utrProblem(utr)).toBeUndefined()
  }
  for (const typed of ['', '51234567890', '5123456789012', '51234567890a', '٥١٢٣٤٥٦٧٨٩٠١']) {
    expect(utrProblem(typed)?.code).toBe('utrInvalid')
  }
})

test('sends, corrects or repeats a claim, up to five rejections [upi-6]', () => {
  const utr = '512345678901'
  const sent = { payment: { id: 'pay-1' }, waiting: undefined, rejected: 0, utr, utrUsed: false }
  expect(sendClaim(sent)).toEqual({ outcome: 'add' })
  expect(sendClaim({ ...sent, rejected: 4 })).toEqual({ outcome: 'add' })
  expect(sendClaim({ ...sent, rejected: 5 })).toEqual({ refusal: { code: 'tooManyClaims' } })
  expect(sendClaim({ ...sent, payment: undefined })).toEqual({ refusal: { code: 'noUpiPayment' } })
  expect(sendClaim({ ...sent, waiting: { utr: '512345678902' } })).toEqual({ outcome: 'correct' })
  expect(sendClaim({ ...sent, waiting: { utr } })).toEqual({ outcome: 'none' })
  const used = { refusal: { code: 'utrUsed' } }
  expect(sendClaim({ ...sent, utrUsed: true })).toEqual(used)
  expect(sendClaim({ ...sent, utrUsed: true, waiting: { utr: '512345678902' } })).toEqual(used)
})

test('rejects only the UTR that the admin saw, once [upi-7]', () => {
  const input = {
    adminId: 'admin',
    booking: { id: 'b1', amount: 999 },
    rejected: undefined,
    waiting: { utr: '512345678901' },
    utr: '512345678901',
    reason: 'wrongAmount',
  } as const
  expect(rejectClaim(input).outcome).toEqual({
    action: 'payment.reject',
    subject: 'booking:b1',
    details: { amount: 999, utr: '512345678901', reason: 'wrongAmount' },
  })
  expect(rejectClaim({ ...input, waiting: { utr: '512345678902' } }).refusal).toEqual({
    code: 'claimChanged',
    values: { utr: '512345678902' },
  })
  const over = { ...input, waiting: undefined }
  const rejected = { utr: '512345678901', checkedBy: 'admin' }
  expect(rejectClaim({ ...over, rejected })).toEqual({ outcome: null })
  const refusal = { code: 'claimNotWaiting' }
  expect(rejectClaim(over)).toEqual({ refusal })
  expect(rejectClaim({ ...over, rejected: { ...rejected, checkedBy: 'other' } })).toEqual({
    refusal,
  })
})

test("the reason 'other' needs a note [upi-8]", () => {
  expect(rejectionNoteProblem(' ', 'other')?.code).toBe('rejectionNoteRequired')
  expect(rejectionNoteProblem('', 'wrongUtr')).toBeUndefined()
  expect(rejectionNoteProblem('x'.repeat(201), 'wrongUtr')?.code).toBe('rejectionNoteTooLong')
  expect(rejectionNoteProblem('x'.repeat(200), 'other')).toBeUndefined()
})

test('a screenshot is added only to a waiting claim [screenshot-7]', () => {
  const waiting = { utr: '512345678901' }
  expect(claimForScreenshot(waiting)).toEqual({ outcome: waiting })
  expect(claimForScreenshot(undefined)).toEqual({ refusal: { code: 'noUtrToCheck' } })
})
