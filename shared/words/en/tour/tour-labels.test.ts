import { expect, test } from 'vitest'
import { REFERRAL_SOURCES, STUDY_ROOM_DURATIONS } from '../../../domain/options.ts'
import { REFERRAL_SOURCE_LABELS, STUDY_ROOM_DURATION_LABELS } from './tour-labels.ts'

test('labels may differ from the values on the wire [person-15]', () => {
  expect(STUDY_ROOM_DURATION_LABELS).toMatchObject({ '1 Month': '1 Month', '2 Month': '2 Months' })
  expect(Object.keys(STUDY_ROOM_DURATION_LABELS)).toEqual(STUDY_ROOM_DURATIONS)
  expect(REFERRAL_SOURCE_LABELS).toMatchObject({
    Google: 'Google',
    'a regional magazine': 'Magazine',
  })
  expect(Object.keys(REFERRAL_SOURCE_LABELS)).toEqual(REFERRAL_SOURCES)
})
