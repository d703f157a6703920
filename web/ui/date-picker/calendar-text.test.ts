import { expect, it, vi } from 'vitest'

vi.mock('#words/page/language.ts', () => ({ LANGUAGE: 'mr' }))

const { monthText, SHORT_WEEKDAYS, WEEKDAYS } = await import('#web/ui/date-picker/calendar-text.ts')
const { pickedDay } = await import('#web/ui/date-picker/picked-day.ts')

it('names days, months and weekdays in the language of the page, with Latin digits [field-410]', () => {
  expect(pickedDay('1995-03-15')).toBe('15 मार्च 1995')
  expect(monthText({ year: 2026, month: 11 })).toBe('नोव्हेंबर 2026')
  expect(WEEKDAYS[0]).toBe('रविवार')
  expect(SHORT_WEEKDAYS).toEqual(['रवि', 'सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि'])
})
