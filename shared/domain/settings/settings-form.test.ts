import { describe, expect, test } from 'vitest'
import type { FieldProblem } from '../field-problem.ts'
import {
  addressProblem,
  contactEmailProblem,
  contactPhoneProblem,
  hallNameProblem,
  priceProblem,
} from './settings-form.ts'

describe('settings problems', () => {
  test.each<[(text: string) => FieldProblem | undefined, string, string | undefined]>([
    [hallNameProblem, 'ज्ञानपीठ अभ्यासिका', undefined],
    [hallNameProblem, '  ', 'Study hall name is required'],
    [hallNameProblem, 'x'.repeat(81), 'Study hall name is too long (maximum 80 characters)'],
    [contactPhoneProblem, '', undefined],
    [contactPhoneProblem, '+91 98765 43210, 020-2445 (2)', undefined],
    [contactPhoneProblem, 'call us', 'Please use only digits, spaces and + - / ( ) ,'],
    [contactPhoneProblem, '1'.repeat(61), 'This phone number is too long'],
    [contactEmailProblem, '', undefined],
    [contactEmailProblem, 'desk@hall.example', undefined],
    [contactEmailProblem, 'desk', 'Please enter a valid email address'],
    [addressProblem, '12 Laxmi Road\nPune', undefined],
    [addressProblem, 'x'.repeat(301), 'The address is too long (maximum 300 characters)'],
  ])('%o of %j', (problem, text, expected) => {
    expect(problem(text)?.message).toBe(expected)
  })
})

test.each<[string, string | undefined]>([
  ['1', undefined],
  [' 999 ', undefined],
  ['200000', undefined],
  ['0', 'Please enter a price from ₹1 to ₹2,00,000'],
  ['200001', 'Please enter a price from ₹1 to ₹2,00,000'],
  ['', 'Please enter whole rupees'],
  ['9.5', 'Please enter whole rupees'],
  ['-5', 'Please enter whole rupees'],
  ['₹5', 'Please enter whole rupees'],
])('a price typed as %j: %s', (text, problem) => {
  expect(priceProblem(text)?.message).toBe(problem)
})
