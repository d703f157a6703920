/** An appointment for a calendar program. Texts may have several lines; '' means not given. */
export type CalendarEntry = {
  /** Identifies the appointment: a later entry with this ID replaces an earlier one. */
  id: string
  start: Date
  end: Date
  title: string
  place: string
  text: string
  link: string
  /** When the entry is made; decides which of two entries is newer. */
  madeAt: Date
}

/** The file type of calendar entries. */
export const CALENDAR_TYPE = 'text/calendar'

/**
 * Returns the text of an iCalendar file (RFC 5545) with one appointment and a reminder an hour before it. The times
 * are in UTC, so the file needs no time zone.
 */
export function calendarFile(entry: CalendarEntry): string {
  const texts = [
    ['SUMMARY', entry.title],
    ['LOCATION', entry.place],
    ['DESCRIPTION', entry.text],
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//study hall//tour//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `DTSTAMP:${utcText(entry.madeAt)}`,
    `SEQUENCE:${Math.floor(entry.madeAt.getTime() / 60_000)}`,
    `DTSTART:${utcText(entry.start)}`,
    `DTEND:${utcText(entry.end)}`,
    ...texts
      .filter(([, value]) => value !== '')
      .map(([name, value = '']) => `${name}:${escapeText(value)}`),
    ...(entry.link === '' ? [] : [`URL:${entry.link}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(entry.title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

/** '20261128T113000Z'. */
function utcText(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text
    .trim()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n|\r/g, '\\n')
}

/** The longest line in bytes of UTF-8, without its line break. */
const LINE_BYTES = 75

/** Breaks a line that is too long; the lines after the first begin with a space. Never breaks inside a character. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = utf8Size(character)
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

function utf8Size(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
