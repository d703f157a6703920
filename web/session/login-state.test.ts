import { expect, it } from 'vitest'
import { readLoginState } from '#web/session/login-state.ts'

it('reads what the screens carry', () => {
  const state = {
    message: 'Please log in',
    from: '/booking?renewal=true',
    redirectTo: '/membership',
  }
  expect(readLoginState(state)).toEqual(state)
})

it.each([null, undefined, 'text', 7, [], { message: 7, from: {}, redirectTo: null, other: 'x' }])(
  'takes nothing from %j',
  (state) => {
    expect(readLoginState(state)).toEqual({})
  },
)
