import { HALL_NAME } from '#shared/domain/hall.ts'

/** The text of a mail: its paragraphs, with the hall's name under them. */
export function letter(...paragraphs: string[]): string {
  return `${[...paragraphs, HALL_NAME].join('\n\n')}\n`
}
