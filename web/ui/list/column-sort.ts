/** `order`: how a column sorts the rows now, if it does. */
export type ColumnSort = { order: 'ascending' | 'descending' | undefined; onPress: () => void }

/**
 * Sorts a list by a column: pressing its title switches to the ascending order, then to the descending one if there is
 * one, then back to the list's own order.
 */
export function columnSort<Order extends string>(
  sort: Order | undefined,
  { up, down, onSort }: { up: Order; down?: Order; onSort: (sort: Order | undefined) => void },
): ColumnSort {
  if (sort === up) return { order: 'ascending', onPress: () => onSort(down) }
  if (sort !== undefined && sort === down) {
    return { order: 'descending', onPress: () => onSort(undefined) }
  }
  return { order: undefined, onPress: () => onSort(up) }
}
