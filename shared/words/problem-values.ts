import type { Language } from '../domain/language.ts'
import type { Values } from '../domain/placeholders.ts'
import { dayText } from './dates.ts'
import { timeText } from './times.ts'

/** A label in some language for a placeholder's value: `{ room: { 'Dyandhara Kaksh': 'ज्ञानधारा कक्ष' } }`. */
export type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

/**
 * Formats the values of a refusal or field problem for its sentence. On the wire `day` and `end` are days
 * such as 2026-11-24, and `time` is the hall's local time such as 09:05. Other values are replaced by
 * their label, if they have one.
 */
export function valueTexts(
  language: Language,
  values: Values,
  labels: ValueLabels = {},
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? valueText(language, name, value, labels[name]) : value,
    ]),
  )
}

function valueText(
  language: Language,
  name: string,
  value: string,
  labels: ValueLabels[string],
): string {
  if ((name === 'day' || name === 'end') && DAY.test(value)) return dayText(language, value)
  const [, hour, minute] = (name === 'time' && TIME.exec(value)) || []
  if (hour !== undefined) return timeText(language, Number(hour), Number(minute))
  return labels?.[value] ?? value
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(\d{2}):(\d{2})$/
