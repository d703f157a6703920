import { expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import { TOUR_STATUSES } from '../domain/tour/tour.ts'
import { tourContactMessage } from './tour-contact-message.ts'

const TOUR = {
  fullName: 'Asha Patil',
  language: 'en',
  tourStatus: 'pending',
  tourDate: '2026-11-24',
  tourTime: '9:00 AM - 10:00 AM',
} as const

test.each([
  ['en', 'pending', 'You asked for a tour on 24 Nov 2026, 9:00 AM - 10:00 AM.'],
  ['mr', 'confirmed', '24 नोव्हेंबर 2026, सकाळी 9 ते 10 च्या तुमच्या भेटीची'],
  ['hi', 'cancelled', '24 नवंबर 2026 की आपकी विज़िट रद्द हो गई।'],
] as const)('in %s, names the day of a %s tour [tour-753]', (language, tourStatus, part) => {
  expect(tourContactMessage({ ...TOUR, language, tourStatus }, 'Vidya Hall')).toContain(part)
})

test('greets the visitor in the name of the hall, whatever the status of the tour', () => {
  for (const language of LANGUAGES) {
    for (const tourStatus of TOUR_STATUSES) {
      const text = tourContactMessage({ ...TOUR, language, tourStatus }, 'Vidya Hall')
      expect(text).toMatch(/^\S+ Asha Patil, .*Vidya Hall/)
      expect(text).not.toMatch(/[{}]/)
    }
  }
})
