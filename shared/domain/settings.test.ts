import { describe, expect, test } from 'vitest'
import {
  addressProblem,
  contactEmailProblem,
  contactPhoneProblem,
  DEFAULT_SETTINGS,
  hallNameProblem,
} from './settings.ts'

test('the hall has its name and the prices of the specification until somebody sets others', () => {
  expect(DEFAULT_SETTINGS.name).toBe('Dyanpeeth Abhyasika')
  expect(DEFAULT_SETTINGS.prices['1 Month']['Dyandhara Kaksh']).toEqual([799, 999, 1499])
})

describe('what is refused', () => {
  test.each<[(text: string) => string | undefined, string, string | undefined]>([
    [hallNameProblem, 'ज्ञानपीठ अभ्यासिका', undefined],
    [hallNameProblem, '  ', "The hall's name is required"],
    [hallNameProblem, 'x'.repeat(81), "The hall's name is too long (maximum 80 characters)"],
    [contactPhoneProblem, '', undefined],
    [contactPhoneProblem, '+91 98765 43210, 020-2445 (2)', undefined],
    [contactPhoneProblem, 'call us', 'Please use only digits, spaces and the signs + - / ( ) ,'],
    [contactPhoneProblem, '1'.repeat(61), 'This phone number is too long'],
    [contactEmailProblem, '', undefined],
    [contactEmailProblem, 'desk@hall.example', undefined],
    [contactEmailProblem, 'desk', 'Please enter a valid email address'],
    [addressProblem, '12 Laxmi Road\nPune', undefined],
    [addressProblem, 'x'.repeat(301), 'The address is too long (maximum 300 characters)'],
  ])('%o of %j', (problem, text, expected) => {
    expect(problem(text)).toBe(expected)
  })
})
