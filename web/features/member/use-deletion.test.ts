import { expect, test } from 'vitest'
import { problemsOf } from '#web/features/member/use-deletion.ts'

const NOT_CONFIRMED = 'Please confirm that you want to end your membership'

test.each([
  // A wrong password is refused by the server, whatever its length.
  ['short', false, undefined, {}],
  ['', false, undefined, { password: 'Password is required' }],
  ['Reading-Room-1', false, undefined, {}],
  ['Reading-Room-1', false, '2026-12-20', { endMembership: NOT_CONFIRMED }],
  ['Reading-Room-1', true, '2026-12-20', {}],
  ['', false, '2026-12-20', { password: 'Password is required', endMembership: NOT_CONFIRMED }],
])(
  'for the password %j, endMembership %s and days paid until %s, returns the problems %j',
  (password, endMembership, paidUntil, problems) => {
    expect(problemsOf({ password, endMembership, paidUntil })).toEqual({
      password: undefined,
      endMembership: undefined,
      ...problems,
    })
  },
)
