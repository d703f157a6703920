import { expect, test } from 'vitest'
import { withFigures } from './readme.ts'

const PAGE =
  'Before\n<!-- a: start -->\nold\n<!-- a: end -->\n<!-- b: start -->\n<!-- b: end -->\nAfter\n'

test('figures take the place of the old ones between their own marks', () => {
  expect(withFigures(PAGE, 'a', 'new')).toBe(PAGE.replace('old', 'new'))
})

test('figures come between marks that have none yet', () => {
  expect(withFigures(PAGE, 'b', 'first')).toBe(
    PAGE.replace('<!-- b: start -->\n', '<!-- b: start -->\nfirst\n'),
  )
})

test('a page without the marks is not written', () => {
  expect(() => withFigures(PAGE, 'c', 'new')).toThrow('no marks for "c"')
})
