import type { CalendarDay } from './calendar-day.ts'

const NAME_MAX_LENGTH = 60
/** For a hall whose name has no letter from a to z. */
const NO_NAME = 'study-hall'

/**
 * The name of the file with somebody's data: that of the hall and the day. Nothing is in it but small
 * letters, digits, hyphens and its ending, so it may stand in a header.
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
