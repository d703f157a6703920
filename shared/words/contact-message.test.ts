import { expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import type { ContactReason } from '../domain/user/contact.ts'
import { claimMessage, contactMessage } from './contact-message.ts'

const NAMES = { name: 'Asha Patil', hallName: 'Vidya Hall' }
const ENDING = { kind: 'ending', seat: 'B45', days: 3, lastDay: '2026-11-24' } as const
const ENDED = { kind: 'ended', lastDay: '2026-11-22' } as const
const DUE = { kind: 'due', seat: 'B45', amount: 500, lastDay: '2026-11-24' } as const
const UNPAID = { kind: 'unpaid', seat: 'B45', amount: 8499, lastDay: null } as const

test.each([
  ['en', { kind: 'greeting' }, 'Hello Asha Patil, this is Vidya Hall.'],
  ['en', ENDING, 'Vidya Hall ends on 24 Nov 2026: 3 days left. Renew online or at reception'],
  ['en', { ...ENDING, days: 1 }, '1 day left.'],
  ['en', ENDED, 'ended on 22 Nov 2026'],
  ['en', UNPAID, '₹8,499 for seat B45 at Vidya Hall is still due. Please pay at reception.'],
  ['en', { ...UNPAID, lastDay: '2026-11-24' }, 'Please pay at reception by 24 Nov 2026.'],
  ['en', DUE, '₹500 of the price of seat B45 at Vidya Hall is still to be paid, by 24 Nov 2026.'],
  ['mr', DUE, '₹500 भरायचे बाकी आहेत, 24 नोव्हेंबर 2026 पर्यंत'],
  ['hi', DUE, '₹500 अभी बाकी हैं, 24 नवंबर 2026 तक'],
  ['mr', { kind: 'greeting' }, 'नमस्कार Asha Patil'],
  ['mr', ENDING, '24 नोव्हेंबर 2026 ला संपते. 3 दिवस बाकी आहेत.'],
  ['mr', { ...ENDING, days: 1 }, '1 दिवस बाकी आहे.'],
  ['mr', ENDED, '22 नोव्हेंबर 2026 ला संपली.'],
  ['mr', UNPAID, 'सीट B45 ची ₹8,499 फी'],
  ['mr', { ...UNPAID, lastDay: '2026-11-24' }, '24 नोव्हेंबर 2026 पर्यंत'],
  ['hi', { kind: 'greeting' }, 'नमस्ते Asha Patil'],
  ['hi', ENDING, '24 नवंबर 2026 को खत्म हो रही है। 3 दिन बाकी हैं।'],
  ['hi', { ...ENDING, days: 1 }, '1 दिन बाकी है।'],
  ['hi', ENDED, '22 नवंबर 2026 को खत्म हो गई।'],
  ['hi', UNPAID, 'सीट B45 की ₹8,499 फ़ीस'],
  ['hi', { ...UNPAID, lastDay: '2026-11-24' }, '24 नवंबर 2026 तक'],
] as const satisfies [string, ContactReason, string][])(
  'the message in %s for %j is a whole sentence [note-4]',
  (language, reason, part) => {
    const text = contactMessage(language, reason, NAMES)
    expect(text).toContain(part)
    expect(text).toContain('Asha Patil')
    expect(text).toContain('Vidya Hall')
    expect(text).not.toMatch(/[{}]/)
    expect(text).toMatch(/[.।]$/)
  },
)

test('the built-in name of the hall is in the member’s language, whichever the page shows [note-5]', () => {
  for (const hallName of ['Dyanpeeth Abhyasika', 'ज्ञानपीठ अभ्यासिका']) {
    const texts = LANGUAGES.map((language) =>
      contactMessage(language, { kind: 'greeting' }, { name: 'Asha', hallName }),
    )
    expect(texts).toEqual([
      'Hello Asha, this is Dyanpeeth Abhyasika.',
      'नमस्कार Asha, ज्ञानपीठ अभ्यासिका इथून मेसेज करत आहोत.',
      'नमस्ते Asha, यह मैसेज ज्ञानपीठ अभ्यासिका से है।',
    ])
  }
})

test('the message with a claim code is in the language of its recipient [claim-4]', () => {
  const claim = {
    name: 'Asha',
    hallName: 'My Hall',
    link: 'https://x.example/claim',
    code: '1234 5678',
  }
  const texts = LANGUAGES.map((language) =>
    claimMessage(language, { ...claim, lastDay: '2026-03-16' }),
  )
  for (const text of texts) {
    for (const part of Object.values(claim)) expect(text).toContain(part)
  }
  expect(texts[0]).toContain('16 Mar 2026')
  expect(texts[1]).toContain('16 मार्च 2026')
})
