import { expect, it } from 'vitest'
import { issuedId } from '#web/features/payment/congratulations-state.ts'

it('reads the issued ID', () => {
  expect(issuedId({ dyanpittId: '@DA202611001' })).toBe('@DA202611001')
})

it.each([null, undefined, 'text', {}, { dyanpittId: 7 }, { dyanpittId: '<b>@DA</b>' }])(
  'finds none in %j',
  (state) => {
    expect(issuedId(state)).toBeUndefined()
  },
)
