import { expect, test } from 'vitest'
import { replaceFigures } from './readme.ts'

const PAGE =
  'Before\n<!-- a: start -->\nold\n<!-- a: end -->\n<!-- b: start -->\n<!-- b: end -->\nAfter\n'

test('replaces the old figures between the markers of that name', () => {
  expect(replaceFigures(PAGE, 'a', 'new')).toBe(PAGE.replace('old', 'new'))
})

test('inserts figures between markers that have none yet', () => {
  expect(replaceFigures(PAGE, 'b', 'first')).toBe(
    PAGE.replace('<!-- b: start -->\n', '<!-- b: start -->\nfirst\n'),
  )
})

test('throws when the page has no such markers', () => {
  expect(() => replaceFigures(PAGE, 'c', 'new')).toThrow('no markers for "c"')
})
