import { expect, it } from 'vitest'
import { readLoginState } from '#web/session/login-state.ts'

it("returns the notice's code and the pages [login-551]", () => {
  const state = {
    notice: 'sessionEnded',
    from: '/booking?renewal=true',
    redirectTo: '/membership',
  }
  expect(readLoginState(state)).toEqual(state)
})

it.each([
  null,
  undefined,
  'text',
  7,
  [],
  { notice: 'other', from: {}, redirectTo: null, other: 'x' },
])('returns an empty state for %j', (state) => {
  expect(readLoginState(state)).toEqual({})
})
