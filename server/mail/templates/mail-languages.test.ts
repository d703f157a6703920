import { expect, test } from 'vitest'
import type { Language } from '#shared/domain/language.ts'
import { includedTax } from '#shared/domain/money/tax.ts'
import { visitorPassText } from '#shared/domain/pass/passes.ts'
import type { MailText } from '../mail.ts'
import { passCard } from '../pass-card.ts'
import { passHtml } from '../pass-html.ts'
import { bookingCancelledMail } from './booking-cancelled-mail.ts'
import { codeMail } from './code-mail.ts'
import { emailChangedMail } from './email-changed-mail.ts'
import { emailSetMail } from './email-set-mail.ts'
import { expiryMail } from './expiry-mail.ts'
import { parentCodeMail } from './parent-code-mail.ts'
import { parentalConsentMail } from './parental-consent-mail.ts'
import { paymentReminderMail } from './payment-reminder-mail.ts'
import { receiptMail } from './receipt-mail.ts'
import { refundMail } from './refund-mail.ts'
import { seatBookedMail } from './seat-booked-mail.ts'
import { seatMovedMail } from './seat-moved-mail.ts'
import { seatReservedMail } from './seat-reserved-mail.ts'
import { secondFactorMail } from './second-factor-mail.ts'
import { testMail } from './test-mail.ts'
import { tourCancelledMail } from './tour-cancelled-mail.ts'
import { tourFeedbackMail } from './tour-feedback-mail.ts'
import { tourPassMail } from './tour-pass-mail.ts'
import { toursDeletedMail } from './tours-deleted-mail.ts'
import { userDeletedMail } from './user-deleted-mail.ts'
import { utrRejectedMail } from './utr-rejected-mail.ts'
import { welcomeMail } from './welcome-mail.ts'

const FULL_NAME = 'आशा पाटील'
const PUBLIC_URL = 'https://hall.example.com'

/** Every email, with the values that its text must contain. */
function emailsIn(language: Language): [name: string, mail: MailText, ...values: string[]][] {
  const user = { language, fullName: FULL_NAME, publicUrl: PUBLIC_URL }
  const heldUntil = new Date('2026-11-22T11:00:00Z')
  const timeZone = 'Asia/Kolkata'
  const stay = { seat: 'A54', startDate: '2026-11-20', endDate: '2026-12-20' } as const
  const plan = {
    room: 'Dyanasmi Kaksh',
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
  } as const
  const tour = {
    id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
    ...user,
    tourDate: '2026-12-01',
    tourTime: '9:00 AM - 10:00 AM',
  }
  const number = 'DA/26-27/00001'
  const paid = {
    number,
    reference: '512345678901',
    amount: 12_999,
    paidOn: '2026-11-19',
    simulated: true,
  } as const
  const tax = {
    gstin: '27AAPFU0939F1ZV',
    sac: '997212',
    rate: 18,
    legalName: FULL_NAME,
    legalAddress: '',
    ...includedTax(1_299_900, 18),
  }
  const code = '012345'
  return [
    ...(['register', 'reset', 'email', 'visitor'] as const).map(
      (purpose): [string, MailText, ...string[]] => [
        `code ${purpose}`,
        codeMail({ language, purpose, code }),
        code,
        '10 ',
      ],
    ),
    ...[true, false].map((byReception): [string, MailText, ...string[]] => [
      `email changed ${byReception}`,
      emailChangedMail({ ...user, newEmail: 'new@example.com', byReception }),
      'n***@example.com',
      FULL_NAME,
    ]),
    ['test', testMail(user), FULL_NAME],
    ['email set', emailSetMail(user), `\n${PUBLIC_URL}/forgot-password`],
    ...(['on', 'off', 'codes', 'reset'] as const).map((event): [string, MailText, ...string[]] => [
      `second factor ${event}`,
      secondFactorMail({ ...user, event }),
      FULL_NAME,
    ]),
    ...[0, 1, 9].map((left): [string, MailText, ...string[]] => [
      `recovery code, ${left} left`,
      secondFactorMail({ ...user, event: 'recovery', left }),
      ...(left === 0 ? [] : [String(left)]),
    ]),
    ['parent', parentCodeMail({ ...user, code }), code, 'आशा', `${PUBLIC_URL}/privacy`, '10 '],
    ...(['given', 'withdrawn'] as const).map((event): [string, MailText, ...string[]] => [
      `consent ${event}`,
      parentalConsentMail({ ...user, event }),
      'आशा',
    ]),
    [
      'welcome',
      welcomeMail({ ...user, ...plan, ...stay, memberId: '@DA202611001', address: '' }),
      'A54',
    ],
    [
      'receipt corrected',
      receiptMail({
        ...user,
        ...paid,
        ...stay,
        publicUrl: PUBLIC_URL,
        tier: 'gold',
        method: 'upi',
        correctedOn: '2026-11-21',
      }),
      number,
      '₹12,999',
      '512345678901',
    ],
    ...(['upi', 'cash', null] as const).map((method): [string, MailText, ...string[]] => [
      `receipt ${method}`,
      receiptMail({
        ...user,
        ...paid,
        ...stay,
        publicUrl: PUBLIC_URL,
        tier: 'silver',
        method,
        tax,
      }),
      number,
      '₹12,999',
      '512345678901',
      '₹11,016.10',
    ]),
    ...(['upi', 'cash'] as const).map((method): [string, MailText, ...string[]] => [
      `refund ${method}`,
      refundMail({
        ...user,
        ...stay,
        publicUrl: PUBLIC_URL,
        voucher: 'RV/26-27/00007',
        receipt: number,
        amount: 1_200,
        method,
        utr: method === 'upi' ? '512345678901' : null,
        reason: 'दुसऱ्या गावी गेले.',
        day: '2026-11-20',
        simulated: method === 'cash',
      }),
      'RV/26-27/00007',
      number,
      '₹1,200',
      'A54',
      'दुसऱ्या गावी गेले.',
      `\n${PUBLIC_URL}/receipts`,
    ]),
    ...[1, 7].map((daysLeft): [string, MailText, ...string[]] => [
      `expiry ${daysLeft}`,
      expiryMail({ ...user, ...plan, ...stay, daysLeft }),
      `${daysLeft} `,
      `\n${PUBLIC_URL}/booking?renewal=true`,
    ]),
    [
      'payment reminder',
      paymentReminderMail({ ...user, ...plan, seat: 'A54', amount: 1_499, heldUntil, timeZone }),
      'A54',
      '₹1,499',
      '4:30',
      `\n${PUBLIC_URL}/payment`,
    ],
    [
      'seat booked',
      seatBookedMail({
        ...user,
        ...plan,
        ...stay,
        seat: 'A54',
        amount: 1_499,
        heldUntil,
        timeZone,
      }),
      'A54',
      '₹1,499',
    ],
    ...[heldUntil, null].map((end): [string, MailText, ...string[]] => [
      `seat reserved ${end ? 'and held' : 'too late'}`,
      seatReservedMail({
        ...user,
        ...plan,
        ...stay,
        seat: 'A54',
        amount: 1_499,
        renewal: false,
        heldUntil: end,
        timeZone,
        settings: {
          address: '12 लक्ष्मी रोड',
          contactPhone: '98765 43210',
          openingHours: 'Mon-Sat 9 AM - 8 PM',
          mapUrl: '',
          upiId: 'hall@okbank',
        },
      }),
      'A54',
      '₹1,499',
      '98765 43210',
      'hall@okbank',
      `\n${PUBLIC_URL}/payment`,
    ]),
    ['seat moved', seatMovedMail({ ...user, ...stay, oldSeat: 'A1' }), 'A54', 'A1'],
    ['booking cancelled', bookingCancelledMail({ ...user, ...stay }), 'A54'],
    [
      'UTR rejected',
      utrRejectedMail({
        ...user,
        amount: 12_999,
        utr: '512345678901',
        reason: 'wrongAmount',
        note: 'फक्त 500 आले.',
      }),
      '512345678901',
      '₹12,999',
      'फक्त 500 आले.',
      `\n${PUBLIC_URL}/payment`,
    ],
    ...(['received', 'confirmed', 'moved'] as const).map(
      (change): [string, MailText, ...string[]] => [
        `tour ${change}`,
        tourPassMail({ ...tour, change, hallDetails: { address: '12 लक्ष्मी रोड', mapUrl: '' } }),
        '12 लक्ष्मी रोड',
        `\n${PUBLIC_URL}/visitor-pass?to=change#${tour.id}`,
        `\n${PUBLIC_URL}/your-tours`,
      ],
    ),
    ['tour cancelled', tourCancelledMail(tour), `\n${PUBLIC_URL}/tour\n`],
    ['tour feedback', tourFeedbackMail(tour), `\n${PUBLIC_URL}/register`],
    ['tours deleted', toursDeletedMail(language, { tours: 2, cancelled: 1 }), '2', '1'],
    ['user deleted', userDeletedMail(language), '30'],
  ]
}

/** Latin words that people write in Marathi and Hindi too, and values that stay as they are. */
const LATIN =
  /https?:\/\/\S+|\S+@\S+|@DA\d+|\b[A-Z]\d+\b|(DA|RV)\/\d\d-\d\d\/\d+|\b(OTP|PDF|QR|UPI|UTR|CGST|SGST|GSTIN|27AAPFU0939F1ZV)\b/g

const DAY = /\d+ (नोव्हेंबर|डिसेंबर|नवंबर|दिसंबर) 2026/

test.each(['mr', 'hi'] as const)(
  'every email in %s has its values and no English [mail-470]',
  (language) => {
    for (const [name, mail, ...values] of emailsIn(language)) {
      const all = `${mail.subject}\n${mail.text}`
      expect([name, mail.language]).toEqual([name, language])
      expect([name, ...all.replace(LATIN, '').matchAll(/[A-Za-z{}]+/g)]).toEqual([name])
      for (const value of values)
        expect([name, mail.text]).toEqual([name, expect.stringContaining(value)])
    }
  },
)

test.each(['mr', 'hi'] as const)(
  'emails in %s write days with the month names of the language [mail-471]',
  (language) => {
    const dated = [
      'welcome',
      'receipt',
      'refund',
      'expiry',
      'seat moved',
      'seat reserved',
      'booking cancelled',
      'tour',
    ]
    const mails = emailsIn(language).filter(
      ([name]) => dated.some((start) => name.startsWith(start)) && name !== 'tours deleted',
    )
    expect(mails).toHaveLength(18)
    for (const [name, { text }] of mails)
      expect([name, text]).toEqual([name, expect.stringMatching(DAY)])
  },
)

test('a welcome in Marathi reads like a letter', () => {
  const [, mail] = emailsIn('mr').find(([name]) => name === 'welcome') ?? []
  expect(mail).toMatchInlineSnapshot(`
    {
      "language": "mr",
      "subject": "स्वागत! तुमचा मेंबर आयडी @DA202611001 आहे",
      "text": "नमस्कार आशा पाटील,

    तुमचे स्वागत! तुमची सीट तयार आहे. आम्ही तुमची वाट पाहत आहोत.

    तुमचा मेंबर आयडी @DA202611001 आहे.
    तुमची रूम: ज्ञानास्मी कक्ष.
    तुमची बॅच: डे बॅच (सकाळी 7 ते रात्री 10).
    तुमची सीट: A54.
    तुमची मेंबरशिप 20 नोव्हेंबर 2026 ला सुरू होते आणि 19 डिसेंबर 2026 पर्यंत आहे.

    तुम्ही मेंबर आयडीने लॉग इन करू शकता. प्रवेशाचा QR कोड तुमच्या डॅशबोर्डवर आहे:
    https://hall.example.com/dashboard

    तुमचा प्रवेश पास या ईमेलसोबत जोडला आहे. आत येताना तो दाखवा.

    फोनवरून आणखी लवकर आत येता येते: या पेजवर तुमचा प्रवेश कोड दिसतो, दर 30 सेकंदांनी नवीन, इंटरनेट नसतानाही. लॉग इन असताना ते एकदा उघडा:
    https://hall.example.com/pass

    तुमच्या अभ्यासासाठी खूप शुभेच्छा.
    ",
    }
  `)
})

test.each([
  ['mr', 'व्हिजिटर पास', 'भेटीची वेळ', 'सकाळी 9 ते 10'],
  ['hi', 'विज़िटर पास', 'विज़िट का समय', 'सुबह 9 से 10'],
] as const)(
  'the pass in an email in %s has labels and values of that language [mail-472]',
  (language, pass, label, slot) => {
    const visitor = {
      id: 'x',
      fullName: FULL_NAME,
      email: 'a@example.com',
      phoneNumber: '',
      gender: 'female',
      tourDate: '2026-12-01',
      tourTime: '9:00 AM - 10:00 AM',
    }
    const html = passHtml(
      language,
      'Text',
      passCard(language, visitorPassText(visitor, '2026-11-20T10:00:00.000Z')),
      'Hall',
    )
    expect(html).toContain(`<html lang="${language}-IN"`)
    expect(html).toContain(`<title>${pass}</title>`)
    for (const text of [pass, label, slot]) expect(html).toContain(`>${text}</`)
  },
)
