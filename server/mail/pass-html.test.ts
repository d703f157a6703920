import { expect, test } from 'vitest'
import { visitorPassText } from '#shared/domain/pass/passes.ts'
import { passCard } from './pass-card.ts'
import { PASS_CID, passHtml } from './pass-html.ts'

const TOUR = {
  id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
  fullName: 'आशा पाटील',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  gender: 'prefer-not-to-say',
  tourDate: '2026-11-21',
  tourTime: '9:00 AM - 10:00 AM',
}

function htmlOf(tour: Partial<typeof TOUR> = {}, hallName = 'Sharma Library', text = 'Dear all,') {
  const passText = visitorPassText({ ...TOUR, ...tour }, '2026-11-20T10:00:00.000Z')
  return passHtml('en', text, passCard('en', passText), hallName)
}

/** The visible text, one line for each element. */
function lines(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return body.split(/\s*<[^>]*>\s*/).filter((line) => line !== '')
}

test('contains the pass after the first two paragraphs, without contact and gender [tour-736]', () => {
  const text = 'Dear आशा,\n\nThank you!\nSee you.\n\nSharma Library\nPune\n'
  expect(lines(htmlOf({}, 'Sharma Library', text))).toEqual([
    'Dear आशा,',
    'Thank you!',
    'See you.',
    'Sharma Library',
    'Visitor Pass',
    'Name',
    'आशा पाटील',
    'Tour date',
    'Sat, 21 Nov 2026',
    'Tour time',
    '9:00 AM - 10:00 AM',
    'Sharma Library',
    'Pune',
  ])
})

test('a URL becomes a link, with the short line before it as its text [tour-737]', () => {
  const long = 'A sentence that is too long to be the text of a link, because nobody reads that:'
  const html = htmlOf(
    {},
    'Hall',
    `Hello,\n\nHi.\n\nOpen your pass:\nhttps://a.example/#1\nCancel:\nhttps://a.example/?b&c\n\n${long}\nhttps://b.example`,
  )
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
  expect(links.map(([, url, text]) => [url, text])).toEqual([
    ['https://a.example/#1', 'Open your pass'],
    ['https://a.example/?b&amp;c', 'Cancel'],
    ['https://b.example', 'https://b.example'],
  ])
  expect(lines(html)).toContain(long)
})

test('escapes user input everywhere', () => {
  const hostile = `</dd><img src=x onerror="alert('1')">&amp;`
  const escaped = '&lt;/dd&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;'
  const fields = { fullName: hostile, email: hostile, phoneNumber: hostile, gender: hostile }
  const html = htmlOf({ ...fields, tourTime: hostile }, hostile, `Dear ${hostile},\n\n${hostile}`)
  expect(html).not.toContain(hostile)
  expect(html.split(escaped)).toHaveLength(6)
  expect(html.match(/<img\b/g)).toHaveLength(1)
})

test('loads nothing: the picture is attached and the styles are inline', () => {
  const html = htmlOf()
  expect([...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    `cid:${PASS_CID}`,
  ])
  expect(html).not.toMatch(/<(?:style|link|script)\b|url\(|https?:/i)
})

test('requests the light colour scheme in dark email programs', () => {
  expect(htmlOf()).toContain('<meta name="color-scheme" content="light only">')
})
