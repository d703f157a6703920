import { expect, test } from 'vitest'
import { columnSort } from './column-sort.ts'

type Order = 'newest' | 'ends' | 'endsLast' | 'name'

/** The orders after each press of a column's title. */
function presses(columns: { up: Order; down?: Order }, start?: Order) {
  let sort = start
  return Array.from({ length: 4 }, () => {
    const column = columnSort(sort, { ...columns, onSort: (next) => (sort = next) })
    column.onPress()
    return [column.order, sort]
  })
}

test('switches from ascending to descending to the own order of the list', () => {
  expect(presses({ up: 'ends', down: 'endsLast' })).toEqual([
    [undefined, 'ends'],
    ['ascending', 'endsLast'],
    ['descending', undefined],
    [undefined, 'ends'],
  ])
})

test('leaves out an order that the list does not have, and starts anew after another column', () => {
  expect(presses({ up: 'name' }, 'ends')).toEqual([
    [undefined, 'name'],
    ['ascending', undefined],
    [undefined, 'name'],
    ['ascending', undefined],
  ])
})
