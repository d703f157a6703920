import { expect, test } from 'vitest'
import { ERASED_TOURS_WORDS as ENGLISH } from './en/tour/erased-tours.ts'
import { erasedToursText } from './erased-tours.ts'
import { ERASED_TOURS_WORDS as HINDI } from './hi/tour/erased-tours.ts'
import { ERASED_TOURS_WORDS as MARATHI } from './mr/tour/erased-tours.ts'

test.each([
  [1, 0, '1 tour request'],
  [3, 1, '3 tour requests, 1 upcoming visit cancelled'],
  [3, 2, '3 tour requests, 2 upcoming visits cancelled'],
])('%i tours, %i of them ahead: %s', (tours, cancelled, text) => {
  expect(erasedToursText('en', ENGLISH, { tours, cancelled })).toBe(text)
})

test('counts erased tours in Marathi and Hindi', () => {
  const erased = { tours: 3, cancelled: 1 }
  expect(erasedToursText('mr', MARATHI, erased)).toBe('भेटीच्या 3 विनंत्या, पुढची 1 भेट रद्द होईल')
  expect(erasedToursText('hi', HINDI, erased)).toBe('विज़िट के 3 अनुरोध, आने वाली 1 विज़िट रद्द होगी')
})
