import { expect, test } from 'vitest'
import { problemsOf } from '#web/features/member/use-deletion.ts'

const GIVE_UP = 'Please confirm that you give up your membership'

test.each([
  // Its own words are the server's, which knows that it is wrong.
  ['short', false, undefined, {}],
  ['', false, undefined, { password: 'Password is required' }],
  ['Reading-Room-1', false, undefined, {}],
  ['Reading-Room-1', false, '2026-12-20', { giveUp: GIVE_UP }],
  ['Reading-Room-1', true, '2026-12-20', {}],
  ['', false, '2026-12-20', { password: 'Password is required', giveUp: GIVE_UP }],
])('%j, given up: %s, paid until %s: %j', (password, givenUp, paidUntil, problems) => {
  expect(problemsOf({ password, givenUp, paidUntil })).toEqual({
    password: undefined,
    giveUp: undefined,
    ...problems,
  })
})
