import { describe, expect, test } from 'vitest'
import type { FieldProblem } from '../field-problem.ts'
import {
  addressProblem,
  amenitiesProblem,
  contactEmailProblem,
  contactPhoneProblem,
  figureProblem,
  hallNameProblem,
  mapUrlProblem,
  openingHoursProblem,
  priceProblem,
} from './settings-form.ts'

describe('settings problems [settings-370]', () => {
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
    [openingHoursProblem, '', undefined],
    [openingHoursProblem, '7 AM to 11 PM', undefined],
    [
      openingHoursProblem,
      'x'.repeat(121),
      'The opening hours are too long (maximum 120 characters)',
    ],
    [amenitiesProblem, '', undefined],
    [amenitiesProblem, `Wi-Fi, ${'x'.repeat(40)}\n`, undefined],
    [amenitiesProblem, 'x'.repeat(41), 'Please write one per line (maximum 40 characters)'],
    [amenitiesProblem, 'Tea\n'.repeat(12), undefined],
    [amenitiesProblem, 'Tea,'.repeat(13), 'Please list at most 12'],
    [mapUrlProblem, '', undefined],
    [mapUrlProblem, ' https://maps.app.goo.gl/x?y=1 ', undefined],
    [mapUrlProblem, 'http://maps.example', 'Please enter a link that starts with https://'],
    [mapUrlProblem, 'javascript:alert(1)', 'Please enter a link that starts with https://'],
    [mapUrlProblem, 'https://', 'Please enter a link that starts with https://'],
    [mapUrlProblem, 'https://a b', 'Please enter a link that starts with https://'],
    [
      mapUrlProblem,
      `https://x/${'y'.repeat(500)}`,
      'Please enter a link that starts with https://',
    ],
    [figureProblem, '', undefined],
    [figureProblem, '12,000+', undefined],
    [figureProblem, 'x'.repeat(11), 'This figure is too long (maximum 10 characters)'],
  ])('%o for %j', (problem, text, expected) => {
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
