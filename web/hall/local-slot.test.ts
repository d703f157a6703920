import { expect, test, vi } from 'vitest'
import type { Language } from '#shared/domain/language.ts'

test.each<[Language, string, string]>([
  ['en', '9:00 AM - 10:00 AM', '9:00 AM - 10:00 AM'],
  ['en', '11:30 AM - 12:30 PM', '11:30 AM - 12:30 PM'],
  ['mr', '9:00 AM - 10:00 AM', 'सकाळी 9 ते 10'],
  ['mr', '11:30 AM - 12:30 PM', 'सकाळी 11:30 ते दुपारी 12:30'],
  ['hi', '5:30 PM - 6:30 PM', 'शाम 5:30 से 6:30'],
  ['hi', 'any time', 'any time'],
])('in %s, the slot %s reads %s [tour-390]', async (language, slot, text) => {
  vi.resetModules()
  vi.doMock('#words/page/language.ts', () => import(`#shared/words/${language}/page/language.ts`))
  vi.doMock('#words/tour/tour-slot.ts', () => import(`#shared/words/${language}/tour/tour-slot.ts`))
  const { localSlot } = await import('#web/hall/local-slot.ts')
  expect(localSlot(slot)).toBe(text)
})
