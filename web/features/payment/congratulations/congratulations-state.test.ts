import { expect, it } from 'vitest'
import { issuedId } from '#web/features/payment/congratulations/congratulations-state.ts'

it('reads the issued member ID from the history state', () => {
  expect(issuedId({ memberId: '@DA202611001' })).toBe('@DA202611001')
})

it.each([null, undefined, 'text', {}, { memberId: 7 }, { memberId: '<b>@DA</b>' }])(
  'returns undefined for %j',
  (state) => {
    expect(issuedId(state)).toBeUndefined()
  },
)
