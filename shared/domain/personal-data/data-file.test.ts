import { expect, test } from 'vitest'
import { dataFileIntroduction } from './data-file.ts'
import { dataFileName } from './data-file-name.ts'

test.each([
  ['Dyanpeeth Abhyasika', 'dyanpeeth-abhyasika'],
  ['Sharma & Sons <i>Library</i>', 'sharma-sons-i-library-i'],
  ['Café Étude 24', 'cafe-etude-24'],
  ['ज्ञानपीठ अभ्यासिका', 'study-hall'],
  ['"; filename="x.exe', 'filename-x-exe'],
  ['A\r\nSet-Cookie: a=b', 'a-set-cookie-a-b'],
  ['../../etc/passwd', 'etc-passwd'],
  [`${'long '.repeat(40)}name`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('the file name of the hall %j starts with %s', (name, start) => {
  expect(dataFileName(name, '2026-11-20')).toBe(`${start}-my-data-2026-11-20.json`)
})

test('the introduction names the user, the hall, the time and the meaning of each value', () => {
  const about = dataFileIntroduction({
    fullName: 'Asha Patil',
    email: 'asha@example.com',
    hallName: 'Vidya Hall',
    timeZone: 'Asia/Kolkata',
    at: new Date('2026-11-20T06:30:00Z'),
  })
  expect(about).toMatchObject({
    whose: 'This is everything Vidya Hall holds about Asha Patil (asha@example.com).',
    madeAt: '2026-11-20T06:30:00.000Z',
    codes: {
      'payments.method': { upi: 'UPI', cash: 'Cash at center' },
      'payments.status': { waiting: 'Pay at reception' },
    },
  })
  expect(about.times).toContain('UTC')
  expect(about.times).toContain('Asia/Kolkata')
  expect(about.pictures).toContain('address bar')
})
