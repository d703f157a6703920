import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../domain/settings/settings.ts'
import * as rooms from './en/booking/room-rules.ts'
import * as landing from './en/page/landing.ts'
import { landingTexts } from './landing-texts.ts'
import * as marathiRooms from './mr/booking/room-rules.ts'
import * as marathiLanding from './mr/page/landing.ts'

const WORDS = {
  language: 'en',
  rooms: rooms.ROOM_SUMMARY_WORDS,
  landing: landing.LANDING_WORDS,
} as const
const MARATHI = {
  language: 'mr',
  rooms: marathiRooms.ROOM_SUMMARY_WORDS,
  landing: marathiLanding.LANDING_WORDS,
} as const
const NO_TAKEN_SEATS = { night: new Set<string>(), day: new Set<string>() }

test('says the lowest monthly price and every price of the table [landing-375]', () => {
  const { prices } = DEFAULT_SETTINGS
  const month = { ...prices['1 Month'], 'Dyanasmi Kaksh': [699, 1999, 12999] as const }
  const details = { ...DEFAULT_SETTINGS, prices: { ...prices, '1 Month': month } }
  const texts = landingTexts(details, WORDS)
  expect(texts.get('fromPrice')).toBe('From ₹799 a month for men, ₹699 for women')
  expect(texts.get('price.3.2.2')).toBe('₹12,999')
  expect(texts.get('price.0.0.0')).toBe('₹79')
  expect([...texts.keys()].filter((key) => key.startsWith('price.'))).toHaveLength(135)
  expect(landingTexts(details, MARATHI).get('fromPrice')).toBe(
    'महिन्याला मुलांसाठी ₹799 पासून, मुलींसाठी ₹699 पासून',
  )
})

test('gives the lowest price that each reader can book online [landing-600]', () => {
  const from = (changed: Partial<typeof DEFAULT_SETTINGS>) =>
    landingTexts({ ...DEFAULT_SETTINGS, ...changed }, WORDS).get('fromPrice')
  expect(from({})).toBe('From ₹799 a month for men, ₹1,399 for women')
  const everyone = { audience: 'everyone', unstated: 'online' } as const
  const open = { ...DEFAULT_SETTINGS.roomRules, 'Dyandhara Kaksh': everyone }
  expect(from({ roomRules: open })).toBe('From ₹799 a month')
})

test('lists the amenities that the hall has entered, by line or comma [landing-701]', () => {
  const amenities = (entered: string) => {
    const texts = landingTexts({ ...DEFAULT_SETTINGS, amenities: entered }, WORDS)
    return [...texts].filter(
      ([key, text]) => key === 'amenities' || (key.startsWith('amenity.') && text),
    )
  }
  expect(amenities('')).toEqual([['amenities', '']])
  expect(amenities(' Wi-Fi,RO water\n\nनाश्ता ,')).toEqual([
    ['amenities', 'on'],
    ['amenity.0', 'Wi-Fi'],
    ['amenity.1', 'RO water'],
    ['amenity.2', 'नाश्ता'],
  ])
})

test('knows the built-in name in either script [landing-704]', () => {
  const builtIn = (name: string) =>
    landingTexts({ ...DEFAULT_SETTINGS, name }, WORDS).get('builtInName')
  expect(builtIn('Dyanpeeth Abhyasika')).toBe('on')
  expect(builtIn('ज्ञानपीठ अभ्यासिका')).toBe('on')
  expect(builtIn('ज्ञानदीप अभ्यासिका')).toBe('')
})

test('the opening hours are those of the batches, until the hall enters its own', () => {
  expect(landingTexts(DEFAULT_SETTINGS, WORDS).get('openingHours')).toBe('Open 24 hours, every day')
  const own = { ...DEFAULT_SETTINGS, openingHours: '6 AM to 11 PM' }
  expect(landingTexts(own, WORDS).get('openingHours')).toBe('6 AM to 11 PM')
})

test('says the hours in the language of the page if it can, and names the language of the rest [landing-722]', () => {
  const entered = { ...DEFAULT_SETTINGS, openingHours: '6 AM to 11 PM', address: '12 Laxmi Road' }
  const texts = landingTexts(entered, MARATHI)
  expect(texts.get('openingHours')).toBe('सकाळी 6 ते रात्री 11')
  expect(texts.get('openingHoursLanguage')).toBe('mr')
  expect(texts.get('addressLanguage')).toBe('en')
  const own = landingTexts({ ...entered, openingHours: 'Ask us', address: '१२, पुणे' }, MARATHI)
  expect(own.get('openingHours')).toBe('Ask us')
  expect(own.get('openingHoursLanguage')).toBe('en')
  expect(own.get('addressLanguage')).toBe('mr')
  expect(landingTexts(entered, WORDS).get('openingHoursLanguage')).toBe('en')
})

test('invites visitors only if there is an address or a map link, and has no last section without a contact [landing-500]', () => {
  const nothing = { ...DEFAULT_SETTINGS, contactPhone: '', contactEmail: '' }
  expect(landingTexts(nothing, WORDS).get('visitTitle')).toBe('')
  const byPhone = { ...nothing, contactPhone: '+919876543210' }
  expect(landingTexts(byPhone, WORDS).get('visitTitle')).toBe('Hours and contact')
  const here = { ...DEFAULT_SETTINGS, address: '12 Laxmi Road' }
  expect(landingTexts(here, WORDS).get('visitTitle')).toBe('Visit us')
  const onMap = { ...DEFAULT_SETTINGS, mapUrl: 'https://maps.example/hall' }
  expect(landingTexts(onMap, MARATHI).get('visitTitle')).toBe('आमचा पत्ता')
})

test('says how many seats can be booked online, and how many only at reception [landing-726]', () => {
  expect(landingTexts(DEFAULT_SETTINGS, WORDS).get('onlineSeats')).toBe(
    '87 can be booked online, 8 at reception.',
  )
  const free = landingTexts(DEFAULT_SETTINGS, WORDS, NO_TAKEN_SEATS).get('freeInHall')
  expect(free).toBe('Free for men: 73 by day, 73 at night\nFree for women: 14 by day, 14 at night')
  const everyone = { audience: 'everyone', unstated: 'online' } as const
  const roomRules = { ...DEFAULT_SETTINGS.roomRules, 'Dyanasmi Kaksh, Section A': everyone }
  const open = landingTexts({ ...DEFAULT_SETTINGS, roomRules }, WORDS, NO_TAKEN_SEATS)
  expect(open.get('onlineSeats')).toBe('')
  expect(open.get('freeInHall')).toContain('for women: 22 by day, 22 at night')
})

test('says how many seats are free, if that is known [landing-376]', () => {
  const unknown = landingTexts(DEFAULT_SETTINGS, WORDS)
  expect(unknown.get('free')).toBe('')
  const everyone = { audience: 'everyone', unstated: 'online' } as const
  const roomRules = { ...DEFAULT_SETTINGS.roomRules, 'Dyanasmi Kaksh': everyone }
  const all = new Set(Array.from({ length: 30 }, (_, index) => `A${50 + index}`))
  const taken = { night: new Set(['A1', 'A2']), day: all }
  const texts = landingTexts({ ...DEFAULT_SETTINGS, roomRules }, WORDS, taken)
  expect(texts.get('free')).not.toBe('')
  expect(texts.get('free.0.0')).toBe('47 of 49')
  expect(texts.get('free.0.2')).toBe('47 of 49')
  expect(texts.get('free.2.0')).toBe('Men 22, women 14')
  expect(landingTexts(DEFAULT_SETTINGS, MARATHI, taken).get('free.0.0')).toBe('49 पैकी 47')
  const everySeat = new Set(
    Array.from({ length: 95 }, (_, index) =>
      'ABCDE'.split('').map((row) => `${row}${index + 1}`),
    ).flat(),
  )
  const full = landingTexts(DEFAULT_SETTINGS, WORDS, { ...NO_TAKEN_SEATS, night: everySeat })
  expect(full.get('free.0.0')).toBe('Full')
  expect(full.get('free.0.1')).toBe('49 of 49')
})
