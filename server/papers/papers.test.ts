import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { IssuedPaper } from '#server/db/queries/money/receipt.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { LANGUAGES } from '#shared/domain/language.ts'
import type { ReceiptContent } from '#shared/domain/money/receipt.ts'
import type { VoucherContent } from '#shared/domain/money/refund-voucher.ts'
import { paperOf } from './paper-of.ts'
import { createPapers } from './papers.ts'

const papers = createPapers()
afterAll(() => papers.close())

const STAY = {
  hall: { name: 'Dyanpeeth Abhyasika', address: '12, FC Road\nPune 411004', contactPhone: '98220' },
  memberId: '@DA202603001',
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  seat: 'A5',
  startDate: '2026-03-10',
  endDate: '2026-04-10',
  simulated: false,
} as const
const CONTENT: ReceiptContent = {
  ...STAY,
  duration: '1 Month',
  tier: 'gold',
  renewal: false,
  amount: 12_499,
  method: 'upi',
  reference: '512345678901',
}
const VOUCHER: VoucherContent = {
  ...STAY,
  receipt: 'DA/25-26/00007',
  paid: 12_499,
  amount: 1_234,
  method: 'cash',
  utr: null,
}
const MEMBER = {
  day: '2026-03-10',
  userId: 'member',
  role: 'user',
  fullName: 'Asha Patil',
  language: 'en',
} as const

const receipt = (fullName: string = MEMBER.fullName): IssuedPaper => ({
  ...MEMBER,
  fullName,
  kind: 'receipt',
  key: { series: 'DA', year: 2025, number: 7 },
  content: CONTENT,
})

test.each(LANGUAGES)(
  'a PDF in %s has the number, the amount and the UTR [receipt-30]',
  async (language) => {
    const pdf = await papers.pdf(paperOf(language, receipt()))
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    const text = pdfText(pdf)
    for (const part of [
      'DA/25-26/00007',
      '₹12,499',
      '512345678901',
      'Asha Patil',
      '@DA202603001',
    ]) {
      expect(text).toContain(part)
    }
  },
)

test.each(LANGUAGES)('the voucher of a refund has a PDF in %s [receipt-31]', async (language) => {
  const issued: IssuedPaper = {
    ...MEMBER,
    kind: 'voucher',
    key: { series: 'RV', year: 2025, number: 3 },
    reason: 'Seat not needed',
    content: VOUCHER,
  }
  const text = pdfText(await papers.pdf(paperOf(language, issued)))
  for (const part of ['RV/25-26/00003', 'DA/25-26/00007', '₹1,234', 'Seat not needed']) {
    expect(text).toContain(part)
  }
})

test.each([
  ['en', 'Return of the deposit'],
  ['mr', 'डिपॉझिट परत'],
  ['hi', 'डिपॉज़िट की वापसी'],
] as const)('the voucher of a returned deposit says so in %s [deposit-34]', (language, text) => {
  const voucher = { ...MEMBER, kind: 'voucher', reason: '' } as const
  const key = { series: 'RV', year: 2025, number: 4 }
  const rows = (content: VoucherContent) => paperOf(language, { ...voucher, key, content }).rows
  const values = rows({ ...VOUCHER, deposit: true }).map(({ value }) => value)
  expect(values).toContain(text)
  expect(rows(VOUCHER).map(({ value }) => value)).not.toContain(text)
})

test.each(LANGUAGES)(
  'a receipt has a picture in %s, as tall as its text [receipt-41]',
  async (language) => {
    const short = await sharp(await papers.svg(paperOf(language, receipt()))).metadata()
    const long = await sharp(
      await papers.svg(paperOf(language, receipt(HOSTILE_NAMES.long))),
    ).metadata()
    expect(short.format).toBe('svg')
    expect(long.width).toBe(short.width)
    expect(long.height).toBeGreaterThan(short.height)
  },
)

test('names that look like markup stay text in a picture [receipt-42]', async () => {
  const name = '</svg><script>alert(1)</script></foreignObject>'
  const picture = await papers.svg(paperOf('en', receipt(name)))
  expect(picture.toString()).not.toMatch(/<script|foreignObject|alert/)
  const drawn = await sharp(picture).raw().toBuffer()
  const plain = await papers.svg(paperOf('en', receipt('Asha Patil')))
  expect(drawn).not.toEqual(await sharp(plain).raw().toBuffer())
})

const TAX = {
  gstin: '27AAPFU0939F1ZV',
  sac: '998451',
  rate: 18,
  legalName: 'Vidya Hall LLP',
  legalAddress: 'Mumbai',
  taxable: 1_059_238,
  cgst: 95_331,
  sgst: 95_331,
}

test('a tax invoice has what rule 46 requires, and a credit note names its invoice [tax-10]', async () => {
  const invoice = { ...receipt(), kind: 'receipt', content: { ...CONTENT, tax: TAX } } as const
  const text = pdfText(await papers.pdf(paperOf('en', invoice)))
  for (const part of [
    'Tax invoice',
    'Vidya Hall LLP',
    'Mumbai',
    'GSTIN: 27AAPFU0939F1ZV',
    'DA/25-26/00007',
    '998451',
    'Maharashtra (27)',
    'CGST 9%',
    'SGST 9%',
    '₹10,592.38',
    '₹953.31',
    '₹12,499',
  ]) {
    expect(text).toContain(part)
  }
  const note = {
    ...MEMBER,
    kind: 'voucher',
    key: { series: 'RV', year: 2025, number: 3 },
    reason: '',
    content: { ...VOUCHER, tax: { ...TAX, taxable: 104_576 }, receiptDay: '2026-03-10' },
  } as const
  const credited = pdfText(await papers.pdf(paperOf('en', note)))
  for (const part of ['Credit note', 'DA/25-26/00007 of 10 Mar 2026', '₹1,045.76']) {
    expect(credited).toContain(part)
  }
})

test.each(LANGUAGES)('a paper without a GSTIN does not mention tax, in %s [tax-11]', (language) => {
  expect(JSON.stringify(paperOf(language, receipt()))).not.toMatch(/GST|tax|कर |टैक्स|टॅक्स|SAC/i)
})

const HOSTILE_NAMES = {
  markup: '#panic() #set text(red) *b* _i_ $1$ [a] \\ "x" <y> @z // /* `r` = h',
  json: '"}],"total":{"amount":"₹0"}',
  long: 'x'.repeat(500),
  'long Devanagari': 'ज्ञ'.repeat(200),
  Devanagari: 'अश्विनी क्षीरसागर',
  emoji: '👩‍🎓🇮🇳 Asha',
  'right to left': 'مرحبا שלום ‮evil‬',
  controls: 'a\u0000b\u0007c\u2028d\ud800',
  empty: '',
}

test.each(Object.entries(HOSTILE_NAMES))(
  'a name does not break a PDF: %s [receipt-32]',
  async (_, name) => {
    const text = pdfText(await papers.pdf(paperOf('mr', receipt(name))))
    expect(text).toContain('DA/25-26/00007')
    expect(text.match(/₹12,499/g)).toHaveLength(1)
  },
)

test('shows a name letter by letter, even if it looks like markup [receipt-33]', async () => {
  const { markup, json } = HOSTILE_NAMES
  const text = pdfText(await papers.pdf(paperOf('en', receipt(`${markup} ${json}`))))
  const withoutSpaces = (words: string) => words.replace(/\s/g, '')
  expect(withoutSpaces(text)).toContain(withoutSpaces(`${markup} ${json}`))
})

test('refuses papers while too many are queued, and renders the queued ones [receipt-34]', async () => {
  const few = createPapers({ maxPending: 2 })
  const paper = paperOf('en', receipt())
  const [first, second, third] = await Promise.allSettled([1, 2, 3].map(() => few.pdf(paper)))
  await few.close()
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(third).toMatchObject({ status: 'rejected', reason: { refusal: { code: 'busy' } } })
})
