import { expect, test } from 'vitest'
import { TOUR_FIELDS } from '#shared/domain/tour/tour-form.ts'
import {
  firstPlace,
  reachableStep,
  STEP_FIELDS,
  stepAfter,
  stepBefore,
  type TourStep,
} from '#web/features/tour/request/tour-steps.ts'

const TODAY = '2026-11-20'
const FORM = {
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  gender: 'female',
  tourDate: '2026-11-21',
  tourTime: '9:00 AM - 10:00 AM',
  educationalBackground: 'Graduation',
  currentOccupation: 'Student',
  jobTitle: '',
  examPreparation: 'MPSC',
  examinationDate: '2027-03-15',
  studyRoomDuration: '2 Month',
  startDate: '2026-12-01',
  howDidYouKnow: 'Friends',
  previousStudyRoomExperience: 'No',
  studyRoomComparison: 'No',
}

test('each field belongs to one step, and the first step has four [tour-391]', () => {
  expect(Object.values(STEP_FIELDS).flat().toSorted()).toEqual(TOUR_FIELDS.toSorted())
  expect(STEP_FIELDS.visit).toEqual(['fullName', 'phoneNumber', 'tourDate', 'tourTime'])
})

test.each<[TourStep, Partial<typeof FORM>, TourStep]>([
  ['plans', {}, 'plans'],
  ['plans', { studyRoomComparison: '' }, 'plans'],
  ['plans', { gender: '' }, 'about'],
  ['plans', { currentOccupation: 'Employed' }, 'about'],
  ['plans', { gender: '', tourDate: TODAY }, 'visit'],
  ['about', { gender: '' }, 'about'],
  ['visit', { fullName: '' }, 'visit'],
])('for the requested step %s with %j, shows step %s [tour-392]', (requested, change, shown) => {
  expect(reachableStep(requested, { ...FORM, ...change }, TODAY)).toBe(shown)
})

test('firstPlace returns the first field on screen', () => {
  expect(firstPlace(['email', 'tourTime', 'howDidYouKnow'])).toEqual({
    step: 'visit',
    field: 'tourTime',
  })
  expect(firstPlace([])).toBeUndefined()
})

test('stepAfter and stepBefore return the neighbours of a step', () => {
  expect(stepAfter('visit')).toBe('about')
  expect(stepAfter('plans')).toBeUndefined()
  expect(stepBefore('about')).toBe('visit')
  expect(stepBefore('visit')).toBeUndefined()
})
