import type { Language } from '../domain/language.ts'
import { clockText } from '../domain/tour/tour-slot.ts'

/** The part of the day that a spoken time begins with, from each hour on. */
const DAY_PARTS: Record<'mr' | 'hi', readonly (readonly [fromHour: number, part: string])[]> = {
  mr: [
    [20, 'रात्री'],
    [16, 'संध्याकाळी'],
    [12, 'दुपारी'],
    [6, 'सकाळी'],
    [4, 'पहाटे'],
    [0, 'रात्री'],
  ],
  hi: [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
    [0, 'रात'],
  ],
}

/** Formats a time of day, `hour` 0 to 23: '9:05 AM', 'रात्री 10', 'सुबह 9:30'. English always has minutes. */
export function timeText(language: Language, hour: number, minute: number): string {
  if (language === 'en') return clockText(hour, minute)
  const part = DAY_PARTS[language].find(([fromHour]) => hour >= fromHour)?.[1]
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${part} ${hour % 12 || 12}${minutes}`
}
