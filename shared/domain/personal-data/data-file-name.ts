import type { CalendarDay } from '../calendar-day.ts'

const NAME_MAX_LENGTH = 60
/** For a hall whose name has no Latin letters. */
const NO_NAME = 'study-hall'

/**
 * Returns the data file's name: the hall and the day. Contains only lower-case letters, digits,
 * hyphens and the extension, so it is safe in a header.
 */
export function dataFileName(hallName: string, day: CalendarDay): string {
  const plain = hallName
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX_LENGTH)
    .replace(/^-|-$/g, '')
  return `${plain || NO_NAME}-my-data-${day}.json`
}
