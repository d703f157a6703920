import { describe, expect, test } from 'vitest'
import {
  cleanLastFour,
  consentNeeded,
  consentRefusal,
  firstAdultDay,
  idLastFourProblem,
  isMinor,
  ownConsentDay,
  parentEmailProblem,
  recordConsent,
  withdrawConsent,
} from './parental-consent.ts'

describe('someone is an adult', () => {
  test.each([
    ['2008-11-22', '2026-11-22'],
    ['2008-12-31', '2026-12-31'],
    // There is no 29 February 2026; the Indian Majority Act names 28 February.
    ['2008-02-29', '2026-02-28'],
    ['2010-02-28', '2028-02-28'],
  ])('born on %s, on %s', (birthDate, day) => {
    expect(firstAdultDay(birthDate)).toBe(day)
  })

  test('from the beginning of the 18th birthday, by the full date [consent-1]', () => {
    expect(isMinor('2008-11-23', '2026-11-22')).toBe(true)
    expect(isMinor('2008-11-22', '2026-11-22')).toBe(false)
    expect(isMinor('2008-02-29', '2026-02-27')).toBe(true)
    expect(isMinor('2008-02-29', '2026-02-28')).toBe(false)
  })
})

describe('the consent that a user still needs', () => {
  const minor = {
    role: 'user',
    dateOfBirth: '2010-06-01',
    consentedOn: '2026-03-10',
    parentConsented: false,
  } as const

  test.each([
    ['a minor', {}, '2026-03-10', 'parent'],
    ['a minor whose parent has consented', { parentConsented: true }, '2026-03-10', null],
    ['the day before the 18th birthday', { parentConsented: true }, '2028-05-31', null],
    ['the 18th birthday', { parentConsented: true }, '2028-06-01', 'own'],
    ['an adult who consented as a minor', {}, '2030-01-01', 'own'],
    [
      'an adult who consented on the 18th birthday',
      { consentedOn: '2028-06-01' },
      '2028-06-01',
      null,
    ],
    ['an adult', { dateOfBirth: '2000-01-01' }, '2026-03-10', null],
    ['an admin', { role: 'admin' }, '2026-03-10', null],
    ['an admin without a date of birth', { role: 'admin', dateOfBirth: null }, '2026-03-10', null],
  ] as const)('for %s', (_who, changed, today, needed) => {
    expect(consentNeeded({ ...minor, ...changed }, today)).toBe(needed)
  })

  test('is required before booking and paying [consent-2]', () => {
    expect(consentRefusal('parent')).toEqual({ code: 'consentRequired' })
    expect(consentRefusal('own')).toEqual({ code: 'consentRequired' })
    expect(consentRefusal(null)).toBeUndefined()
  })

  test('counts from the day of registration for users of older versions', () => {
    const registeredAt = new Date('2026-03-10T20:00:00Z')
    expect(ownConsentDay(null, registeredAt)).toBe('2026-03-10')
    expect(ownConsentDay('2026-03-11', registeredAt)).toBe('2026-03-11')
  })
})

describe('at reception', () => {
  const admin = { id: 'a1', role: 'admin' } as const
  const user = { id: 'u1', role: 'user' } as const
  const seen = { needed: 'parent', idKind: 'pan', idLastFour: '123A' } as const

  test('a consent is recorded with the ID that was seen [consent-3]', () => {
    expect(recordConsent(admin, user, seen).outcome).toEqual({
      action: 'consent.give',
      subject: 'user:u1',
      details: { idKind: 'pan', idLastFour: '123A' },
    })
  })

  test.each([
    ['consentNotNeeded', { needed: null }],
    ['consentNotNeeded', { needed: 'own' }],
    ['validationFailed', { idLastFour: '123' }],
  ] as const)('is refused with %s: %j', (code, changed) => {
    expect(recordConsent(admin, user, { ...seen, ...changed }).refusal?.code).toBe(code)
  })

  test('only a given consent can be withdrawn', () => {
    expect(withdrawConsent(admin, user, { given: true }).outcome?.action).toBe('consent.withdraw')
    expect(withdrawConsent(admin, user, { given: false }).refusal?.code).toBe('consentNotGiven')
    const other = { id: 'a2', role: 'admin' } as const
    expect(withdrawConsent(admin, other, { given: true }).refusal?.code).toBe(
      'adminAccountNotAllowed',
    )
  })
})

test.each([
  ['12 3a', '123A', undefined],
  ['••••9876', '9876', undefined],
  ['98765', '98765', 'idLastFourInvalid'],
  ['', '', 'idLastFourInvalid'],
])('the last four characters of an ID: %j', (typed, stored, problem) => {
  expect(cleanLastFour(typed)).toBe(stored)
  expect(idLastFourProblem(stored)?.code).toBe(problem)
})

test("a parent's email must not be the member's own", () => {
  expect(parentEmailProblem('a@example.com', 'b@example.com')).toBeUndefined()
  expect(parentEmailProblem('a@example.com', 'a@example.com')?.code).toBe('parentEmailOwn')
  expect(parentEmailProblem('', 'a@example.com')?.code).toBe('emailRequired')
})
