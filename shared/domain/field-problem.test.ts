import { expect, test } from 'vitest'
import { fieldProblems } from './field-problem.ts'
import { fillProblem } from './fill-problem.ts'

const PROBLEMS = fieldProblems({
  roomRequired: 'Please select a membership type',
  textTooLong: 'Please use at most {max} characters',
})

test("a problem's code is its key in the table", () => {
  expect(PROBLEMS.roomRequired).toEqual({
    code: 'roomRequired',
    message: 'Please select a membership type',
  })
})

test('fills in the message and keeps the values', () => {
  expect(fillProblem(PROBLEMS.textTooLong, { max: 20, typed: 'a secret' })).toEqual({
    code: 'textTooLong',
    message: 'Please use at most 20 characters',
    values: { max: 20 },
  })
})

test('keeps no values when the message has no placeholders', () => {
  expect(fillProblem(PROBLEMS.roomRequired, { max: 20 })).toEqual(PROBLEMS.roomRequired)
})
