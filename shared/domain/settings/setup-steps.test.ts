import { expect, test } from 'vitest'
import { HALL_NAME } from './hall-details.ts'
import { DEFAULT_LANDING_DETAILS } from './landing-details.ts'
import { ACKNOWLEDGED_STEPS, openSetupSteps } from './setup-steps.ts'

const DEFAULT_DETAILS = {
  ...DEFAULT_LANDING_DETAILS,
  name: HALL_NAME,
  address: '',
  contactPhone: '',
  contactEmail: '',
}
const COMPLETE = {
  ...DEFAULT_LANDING_DETAILS,
  studentsFigure: '350',
  name: 'Vidya Hall',
  address: 'Pune',
  contactPhone: '020 123',
  contactEmail: '',
}
const NEW_HALL = { details: DEFAULT_DETAILS, simulatedPayments: true, demo: true, acknowledged: [] }

test('a new hall has every step for its way of payment [admin-452]', () => {
  expect(openSetupSteps(NEW_HALL)).toEqual([
    'name',
    'address',
    'contact',
    'landing',
    'prices',
    'roomRules',
    'simulatedPayments',
    'testMail',
    'demo',
  ])
})

test('steps that settings show as done are not listed [admin-453]', () => {
  expect(openSetupSteps({ ...NEW_HALL, details: COMPLETE, demo: false })).toEqual([
    'prices',
    'roomRules',
    'simulatedPayments',
    'testMail',
  ])
})

test('a changed PAYMENTS setting has to be acknowledged again [admin-454]', () => {
  const acknowledged = ACKNOWLEDGED_STEPS.filter((step) => step !== 'deskPayments')
  const seen = { ...NEW_HALL, details: COMPLETE, acknowledged }
  expect(openSetupSteps(seen)).toEqual([])
  expect(openSetupSteps({ ...seen, simulatedPayments: false })).toEqual(['deskPayments'])
})

test('acknowledging closes the step of the built-in name, but not that of a missing address [admin-455]', () => {
  const acknowledged = ACKNOWLEDGED_STEPS
  expect(
    openSetupSteps({ ...NEW_HALL, details: { ...COMPLETE, name: HALL_NAME }, acknowledged }),
  ).toEqual([])
  expect(openSetupSteps({ ...NEW_HALL, acknowledged: ACKNOWLEDGED_STEPS })).toEqual([
    'address',
    'contact',
  ])
})

test('figures and opening hours are done once acknowledged or changed [admin-500]', () => {
  const landing = (changed: object) =>
    openSetupSteps({ ...NEW_HALL, details: { ...COMPLETE, studentsFigure: '2000+', ...changed } })
  expect(landing({})).toContain('landing')
  expect(landing({ openingHours: '6 AM to 11 PM' })).not.toContain('landing')
  expect(landing({ successFigure: '' })).not.toContain('landing')
  const details = { ...COMPLETE, studentsFigure: '2000+' }
  expect(openSetupSteps({ ...NEW_HALL, details, acknowledged: ['landing'] })).not.toContain(
    'landing',
  )
})
