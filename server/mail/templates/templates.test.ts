import { describe, expect, test } from 'vitest'
import { includedTax } from '#shared/domain/money/tax.ts'
import { ERASED_DATA, KEPT_DATA } from '#shared/domain/personal-data/erasure.ts'
import { codeMail } from './code-mail.ts'
import { emailChangedMail } from './email-changed-mail.ts'
import { emailSetMail } from './email-set-mail.ts'
import { expiryMail } from './expiry-mail.ts'
import { receiptMail } from './receipt-mail.ts'
import { refundMail } from './refund-mail.ts'
import { seatReservedMail } from './seat-reserved-mail.ts'
import { userDeletedMail } from './user-deleted-mail.ts'
import { welcomeMail } from './welcome-mail.ts'

const PUBLIC_URL = 'https://hall.example.com'
const PERIOD = { startDate: '2026-11-20', endDate: '2026-12-20' }

test.each([
  ['register', 'Your OTP'],
  ['reset', 'Your password reset OTP'],
  ['email', 'Your OTP for your new email'],
  ['visitor', 'Your OTP for your tour data'],
] as const)(
  'the email for %s has the OTP in its text but not in its subject [mail-4]',
  (purpose, subject) => {
    const mail = codeMail({ language: 'en', purpose, code: '012345' })
    expect(mail.subject).toBe(subject)
    // The subject is visible on a lock screen.
    expect(mail.subject).not.toContain('012345')
    expect(mail.text).toContain(' is 012345.')
    expect(mail.text).toContain('within 10 minutes')
    expect(mail.text).toMatch(/If you didn't request .* ignore this email/)
  },
)

test.each([false, true])(
  'the notice to a former email (by reception: %s) hides the new one and says what to do [own-details-3]',
  (byReception) => {
    const newEmail = 'asha.rao@example.com'
    const { text } = emailChangedMail({
      language: 'en',
      fullName: 'Asha Patil',
      newEmail,
      byReception,
    })
    expect(text).not.toContain('asha.rao')
    expect(text).toContain('a***@example.com')
    expect(text).toContain("If it wasn't you, talk to us right away")
    expect(text.includes('Our reception has changed')).toBe(byReception)
  },
)

test('the email to an address that reception has set contains no name and links to the password reset', () => {
  const { text } = emailSetMail({ language: 'en', publicUrl: PUBLIC_URL })
  expect(text).toMatch(/^Hello,\n/)
  expect(text).toContain('https://hall.example.com/forgot-password')
})

test('the last email says what was deleted and what is kept', () => {
  const { subject, text } = userDeletedMail('en')
  expect(subject).toBe('Your account has been deleted')
  expect(text).toMatch(/^Hello,\n/)
  for (const line of [...ERASED_DATA, ...KEPT_DATA]) expect(text).toContain(`\n- ${line}\n`)
})

test('the welcome email has the member ID, the plan and the address', () => {
  expect(
    welcomeMail({
      language: 'en',
      fullName: 'आशा पाटील',
      memberId: '@DA202611001',
      room: 'Dyanasmi Kaksh',
      batch: 'Day Batch (7:00 AM - 10:00 PM)',
      seat: 'A54',
      ...PERIOD,
      address: '12 Laxmi Road, Pune',
      publicUrl: PUBLIC_URL,
    }),
  ).toMatchInlineSnapshot(`
    {
      "language": "en",
      "subject": "Welcome! Your member ID is @DA202611001",
      "text": "Dear आशा पाटील,

    Welcome! Your seat is ready and we look forward to seeing you.

    Your member ID is @DA202611001.
    Your room is Dyanasmi Kaksh.
    Your batch is Day Batch (7:00 AM - 10:00 PM).
    Your seat is A54.
    Your membership starts on 20 Nov 2026 and runs until 19 Dec 2026.

    You can log in with your member ID. The QR code for the entrance is on your dashboard:
    https://hall.example.com/dashboard

    Your entrance pass is attached to this email. Show it at the entrance.

    It's faster with your phone: this page shows your entrance code, new every 30 seconds, even without internet. Open it once while logged in:
    https://hall.example.com/pass

    Find us here: 12 Laxmi Road, Pune
    https://www.google.com/maps/search/?api=1&query=12%20Laxmi%20Road%2C%20Pune

    We wish you every success with your studies.
    ",
    }
  `)
})

describe('the receipt', () => {
  const payment = {
    language: 'en',
    fullName: 'Asha Patil',
    number: 'DA/26-27/00001',
    reference: '512345678901',
    amount: 12_999,
    tier: 'silver',
    ...PERIOD,
    paidOn: '2026-11-19',
    simulated: false,
    publicUrl: 'https://hall.example.com',
  } as const

  test('contains the amount, the method and the booking', () => {
    expect(receiptMail({ ...payment, method: 'upi' })).toMatchInlineSnapshot(`
      {
        "language": "en",
        "subject": "Your receipt for ₹12,999",
        "text": "Dear Asha Patil,

      Thank you! We received your payment of ₹12,999 on 19 Nov 2026.

      The receipt number is DA/26-27/00001.
      It is for a silver seat.
      You paid by UPI.
      The UTR is 512345678901.
      It covers your membership: 20 Nov 2026 to 19 Dec 2026.

      Please keep this email as your receipt.

      You can see and download all your receipts here:
      https://hall.example.com/receipts
      ",
      }
    `)
  })

  test('names cash, and no method if none was recorded', () => {
    expect(receiptMail({ ...payment, method: 'cash' }).text).toContain(
      'You paid in cash at reception.',
    )
    expect(receiptMail({ ...payment, method: null }).text).not.toContain('You paid')
  })

  test('leaves out a reference that is not a UTR [receipt-50]', () => {
    const reference = 'desk-0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77'
    const { text } = receiptMail({ ...payment, method: 'cash', reference })
    expect(text).not.toMatch(/desk-|UTR|reference/)
  })

  test('has the taxes of a tax invoice [receipt-51]', () => {
    const tax = {
      gstin: '27AAPFU0939F1ZV',
      sac: '997212',
      rate: 18,
      legalName: 'Hall',
      legalAddress: 'Pune',
      ...includedTax(1_299_900, 18),
    }
    const { text } = receiptMail({ ...payment, method: 'upi', tax })
    expect(text).toContain('The tax invoice number is DA/26-27/00001.')
    expect(text).toContain(
      'Taxable value: ₹11,016.10\nCGST 9%: ₹991.45\nSGST 9%: ₹991.45\nGSTIN: 27AAPFU0939F1ZV\n',
    )
  })

  test('says of a simulated payment that no money moved [receipt-3]', () => {
    const mentionsSimulation = (simulated: boolean) =>
      receiptMail({ ...payment, method: 'upi', simulated }).text.includes('No money moved.')
    expect([mentionsSimulation(true), mentionsSimulation(false)]).toEqual([true, false])
  })
})

describe('the email about a reserved seat', () => {
  const reserved = {
    language: 'en',
    fullName: 'Asha Patil',
    room: 'Dyandhara Kaksh',
    seat: 'A5',
    ...PERIOD,
    amount: 1_199,
    renewal: false,
    heldUntil: new Date('2026-11-28T03:35:00Z'),
    timeZone: 'Asia/Kolkata',
    settings: {
      address: '12 Laxmi Road, Pune',
      contactPhone: '98765 43210',
      openingHours: 'Mon-Sat 9 AM - 8 PM',
      mapUrl: '',
      upiId: 'hall.pune@okbank',
    },
    publicUrl: PUBLIC_URL,
  } as const

  test('says by when and how to pay [mail-433]', () => {
    expect(seatReservedMail(reserved)).toMatchInlineSnapshot(`
      {
        "language": "en",
        "subject": "Seat A5 is held until 28 Nov 2026. Pay ₹1,199",
        "text": "Dear Asha Patil,

      You reserved seat A5 in Dyandhara Kaksh: 20 Nov 2026 to 19 Dec 2026. It is held for you until 28 Nov 2026, 9:05 AM. Please pay ₹1,199 by then.

      By UPI, from your phone: pay exactly ₹1,199 to hall.pune@okbank, then enter the UTR here:
      https://hall.example.com/payment

      At reception: in cash or by UPI.
      Hours: Mon-Sat 9 AM - 8 PM
      Phone: 98765 43210
      Address: 12 Laxmi Road, Pune
      https://www.google.com/maps/search/?api=1&query=12%20Laxmi%20Road%2C%20Pune

      You can enter the study hall once you have paid.
      ",
      }
    `)
  })

  test('of a renewal says nothing about the entrance', () => {
    expect(seatReservedMail({ ...reserved, renewal: true }).text).not.toContain('can enter')
  })

  test('leaves out what the hall has not entered, and a hold that has ended [mail-434]', () => {
    const settings = { address: '', contactPhone: '', openingHours: '', mapUrl: '', upiId: '' }
    expect(seatReservedMail({ ...reserved, heldUntil: null, settings })).toMatchInlineSnapshot(`
      {
        "language": "en",
        "subject": "Pay ₹1,199 for seat A5",
        "text": "Dear Asha Patil,

      You reserved seat A5 in Dyandhara Kaksh: 20 Nov 2026 to 19 Dec 2026. It is no longer held for you, but you can still pay ₹1,199 while it's free.

      See your booking:
      https://hall.example.com/payment

      At reception: in cash or by UPI.

      You can enter the study hall once you have paid.
      ",
      }
    `)
  })
})

describe('the email about a refund', () => {
  const refund = {
    language: 'en',
    fullName: 'Asha Patil',
    voucher: 'RV/26-27/00001',
    receipt: 'DA/26-27/00001',
    amount: 500,
    method: 'upi',
    utr: '512345678901',
    reason: 'Moved to another town',
    seat: 'A54',
    ...PERIOD,
    day: '2026-11-21',
    simulated: false,
    publicUrl: PUBLIC_URL,
  } as const

  test('has the voucher, the method and the reason [refund-37]', () => {
    expect(refundMail(refund)).toMatchInlineSnapshot(`
      {
        "language": "en",
        "subject": "Your refund of ₹500",
        "text": "Dear Asha Patil,

      We refunded ₹500 to you on 21 Nov 2026.

      The refund voucher is RV/26-27/00001.
      It belongs to your receipt DA/26-27/00001.
      We sent it by UPI.
      The UTR is 512345678901.
      It is for your booking of seat A54: 20 Nov 2026 to 19 Dec 2026.
      The reason: Moved to another town

      You can see and download all your receipts here:
      https://hall.example.com/receipts
      ",
      }
    `)
  })

  test('leaves out the receipt and the UTR if there are none, and says if no money moved [refund-38]', () => {
    const cash = { ...refund, method: 'cash', utr: null, receipt: null, simulated: true } as const
    const { text } = refundMail(cash)
    expect(text).toContain('You got it in cash at reception.')
    expect(text).toContain('No money moved.')
    for (const word of ['UTR', 'receipt ', 'UPI']) expect(text).not.toContain(word)
    expect(refundMail(refund).text).not.toContain('No money moved.')
  })
})

describe('the expiry reminder', () => {
  const membership = {
    language: 'en',
    fullName: 'Asha Patil',
    room: 'Dyandhara Kaksh',
    seat: 'A54',
    endDate: '2026-12-20',
    publicUrl: PUBLIC_URL,
  } as const

  test('states the last day and links to the renewal', () => {
    expect(expiryMail({ ...membership, daysLeft: 7 })).toMatchInlineSnapshot(`
      {
        "language": "en",
        "subject": "Your membership expires in 7 days",
        "text": "Dear Asha Patil,

      Your membership expires in 7 days. Your last day is 19 Dec 2026.

      Want to keep seat A54 in Dyandhara Kaksh? Renew now. Your new plan starts when this one ends:
      https://hall.example.com/booking?renewal=true

      Already renewed? You're all set. Thank you for studying with us.
      ",
      }
    `)
  })

  test.each([
    [7, '7 days'],
    [3, '3 days'],
    [1, '1 day'],
  ])('says that the membership expires in %i days', (daysLeft, words) => {
    const { subject, text } = expiryMail({ ...membership, daysLeft })
    expect(subject).toBe(`Your membership expires in ${words}`)
    expect(text).toContain(`expires in ${words}. Your last day is 19 Dec 2026.`)
  })
})
