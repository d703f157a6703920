import { expect, it } from 'vitest'
import { readLoginState } from '#web/session/login-state.ts'

it('returns the message and the pages that a screen has set', () => {
  const state = {
    message: 'Please log in',
    from: '/booking?renewal=true',
    redirectTo: '/membership',
  }
  expect(readLoginState(state)).toEqual(state)
})

it.each([null, undefined, 'text', 7, [], { message: 7, from: {}, redirectTo: null, other: 'x' }])(
  'returns an empty state for %j',
  (state) => {
    expect(readLoginState(state)).toEqual({})
  },
)
