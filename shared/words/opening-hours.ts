import type { Language } from '../domain/language.ts'
import { toLatinDigits } from '../domain/latin-digits.ts'
import { timeText } from './times.ts'

/** A clock time ('7 AM', '7:30pm', '22:00'), a word, a dash, a space, a line break or another character. */
const TOKEN =
  /\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b\.?|\d{1,2}:\d{2}|every ?day|all days|[a-z]+|[–—-]|[^\S\n]+|\n|[,;:&]|./giu

type Word = (typeof WORDS)[number]
const WORDS = [
  'open',
  'closed',
  'daily',
  'to',
  'and',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
] as const

/** Other ways to write the words. */
const SYNONYMS: Readonly<Record<string, Word>> = {
  'every day': 'daily',
  everyday: 'daily',
  'all days': 'daily',
  from: 'open',
  till: 'to',
  until: 'to',
  '-': 'to',
  '–': 'to',
  '—': 'to',
  '&': 'and',
  tues: 'tue',
  thur: 'thu',
  thurs: 'thu',
  monday: 'mon',
  tuesday: 'tue',
  wednesday: 'wed',
  thursday: 'thu',
  friday: 'fri',
  saturday: 'sat',
  sunday: 'sun',
}

const TRANSLATIONS: Record<'mr' | 'hi', Record<Word, string>> = {
  mr: {
    open: '',
    closed: 'बंद',
    daily: 'रोज',
    to: 'ते',
    and: 'आणि',
    mon: 'सोमवार',
    tue: 'मंगळवार',
    wed: 'बुधवार',
    thu: 'गुरुवार',
    fri: 'शुक्रवार',
    sat: 'शनिवार',
    sun: 'रविवार',
  },
  hi: {
    open: '',
    closed: 'बंद',
    daily: 'रोज़',
    to: 'से',
    and: 'और',
    mon: 'सोमवार',
    tue: 'मंगलवार',
    wed: 'बुधवार',
    thu: 'गुरुवार',
    fri: 'शुक्रवार',
    sat: 'शनिवार',
    sun: 'रविवार',
  },
}

/** The opening hours in a language, or as the owner typed them if they can't be translated. */
export function hoursText(language: Language, hours: string): string {
  return (language === 'en' ? undefined : openingHoursIn(language, hours)) ?? hours
}

/**
 * Translates opening hours that the owner typed in English: 'Mon-Sat 7 AM - 10 PM', 'सोमवार ते शनिवार सकाळी 7 ते रात्री
 * 10'. Returns undefined if the text has other words than times, days, 'open' and 'closed'.
 */
export function openingHoursIn(language: 'mr' | 'hi', hours: string): string | undefined {
  const texts: string[] = []
  for (const [token] of toLatinDigits(hours).matchAll(TOKEN)) {
    const text = tokenIn(language, token.toLowerCase())
    if (text === undefined) return undefined
    texts.push(text)
  }
  return texts
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,;:])/g, '$1')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

function tokenIn(language: 'mr' | 'hi', token: string): string | undefined {
  if (/^[\s,;:]+$/.test(token)) return token
  const word = WORDS.find((known) => known === token) ?? SYNONYMS[token]
  // Adds spaces around the word, because 'Mon-Sat' has none.
  if (word !== undefined) return ` ${TRANSLATIONS[language][word]} `
  return timeIn(language, token)
}

function timeIn(language: Language, token: string): string | undefined {
  const [, hourText, minuteText, half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/.exec(token) ?? []
  // '7-10 PM' doesn't say whether it begins in the morning.
  if (hourText === undefined || (minuteText ?? half) === undefined) return undefined
  const minute = Number(minuteText ?? 0)
  const given = Number(hourText)
  const hour = half === undefined ? given : (given % 12) + (half === 'p' ? 12 : 0)
  const valid = minute < 60 && (half === undefined ? given < 24 : given >= 1 && given <= 12)
  return valid ? timeText(language, hour, minute) : undefined
}
