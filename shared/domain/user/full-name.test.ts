import { describe, expect, test } from 'vitest'
import {
  FULL_NAME_PROBLEMS,
  fullNameProblem,
  nameProblem,
  normalizeName,
  splitFullName,
} from './full-name.ts'

const SHORT_NAME = 'Full name must be at least 2 characters long'
const TOO_LONG = 'Full name is too long (maximum 100 characters)'
const TWO_WORDS = 'Please enter your first and last name'
const CHARACTERS = 'Full name can only contain letters, spaces, hyphens, apostrophes and periods'

describe('full name [person-6]', () => {
  test.each([
    ['', 'Full name is required'],
    ['   ', 'Full name is required'],
    ['A', SHORT_NAME],
    ['  A  ', SHORT_NAME],
    ['Al', TWO_WORDS],
    ['Asha', TWO_WORDS],
    [' Asha ', TWO_WORDS],
    ['Asha Patil', undefined],
    ['  Asha Patil  ', undefined],
    ['Asha  Patil', undefined],
    ['A B', undefined],
    ["Mary-Jane O'Neil Jr.", undefined],
    ['आशा पाटील', undefined],
    ['श्रीकृष्ण कुलकर्णी', undefined],
    ['Asha Patil2', CHARACTERS],
    ['Asha_Patil Rao', CHARACTERS],
    ['Asha Patil!', CHARACTERS],
    ['Asha\tPatil', CHARACTERS],
    ['<b>Asha</b> Patil', CHARACTERS],
    ['-- ..', CHARACTERS],
  ])('%j: %s', (name, problem) => {
    expect(fullNameProblem(name)?.message).toBe(problem)
  })

  test.each([
    ['100 characters', `Asha ${'a'.repeat(95)}`, undefined],
    ['100 characters and spaces around', `  Asha ${'a'.repeat(95)}  `, undefined],
    ['101 characters', `Asha ${'a'.repeat(96)}`, TOO_LONG],
    ['101 characters as stored', `A.Asha ${'a'.repeat(93)}`, TOO_LONG],
  ])('with %s', (_, name, problem) => {
    expect(fullNameProblem(name)?.message).toBe(problem)
  })
})

describe('first and last name', () => {
  test.each([
    ['Asha Patil', 'Asha', 'Patil'],
    ['  Asha  Ravindra Patil ', 'Asha', 'Ravindra Patil'],
    ['आशा पाटील', 'आशा', 'पाटील'],
    ['Asha', 'Asha', ''],
  ])('splits %j into %j and %j', (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName })
  })
})

describe('a name of one word or more [person-13]', () => {
  const problemOf = (name: string) =>
    nameProblem(name, FULL_NAME_PROBLEMS.fullNameRequired, FULL_NAME_PROBLEMS.fullNameInvalid)

  test.each([
    ['  ', 'Full name is required'],
    ['Asha', undefined],
    [' Asha  Patil ', undefined],
    ['श्रीकृष्ण कुलकर्णी', undefined],
    ["D’Souza-O'Neil Jr.", undefined],
    ['A.P.J. Abdul Kalam', undefined],
    ['Win 5 lakh', CHARACTERS],
    ['Win ५ lakh', CHARACTERS],
    ['https://evil.example', CHARACTERS],
    ['evil.example/x', CHARACTERS],
    ['Asha\nPatil, call now', CHARACTERS],
    ['asha@example', CHARACTERS],
    ["-.'", CHARACTERS],
    ['a'.repeat(101), TOO_LONG],
  ])('%j: %s', (name, problem) => {
    expect(problemOf(name)?.message).toBe(problem)
  })
})

test.each([
  ['  Asha \t Patil ', 'Asha Patil'],
  ['A.P.J.Abdul Kalam', 'A.P.J. Abdul Kalam'],
  ['डॉ.आशा पाटील', 'डॉ. आशा पाटील'],
  ['www.evil.example', 'www. evil. example'],
  ['t.co', 't. co'],
])(
  'stores the name %j as %j, which no mail program shows as a link [person-14]',
  (typed, stored) => {
    expect(normalizeName(typed)).toBe(stored)
  },
)
