import { useEffect, useState } from 'react'
import { PRINTED_ROWS, ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { useChange } from '#web/api/use-change.ts'

/** Enough for all pages over a slow connection. */
const TIMEOUT_MS = 60_000

/** `more` is true if there are more rows than `total`. */
type Read<Row> = { rows: readonly Row[]; total: number; more?: boolean }
type Printed<Row> = Read<Row> & { filter: string }

/** Loads the pages of a list, up to PRINTED_ROWS rows, and prints them. `rows` are set while they are printed. */
export function usePrintAll<Filter extends object, Row>(
  filter: Filter,
  read: (
    query: Filter & { page: number },
    signal: AbortSignal,
    /** The last row of the page before. */
    last: Row | undefined,
  ) => Promise<Read<Row>>,
) {
  const [loaded, setLoaded] = useState<Printed<Row>>()
  const key = JSON.stringify(filter)
  const { mutate, isPending, isError } = useChange({
    mutationFn: async (): Promise<Printed<Row>> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      let next = await read({ ...filter, page: 1 }, signal, undefined)
      let { rows } = next
      for (let page = 2; rows.length < Math.min(next.total, PRINTED_ROWS); page++) {
        next = await read({ ...filter, page }, signal, rows.at(-1))
        rows = [...rows, ...next.rows]
        if (next.rows.length < ROWS_PER_PAGE) break
      }
      return { ...next, filter: key, rows }
    },
    onSuccess: setLoaded,
  })
  useEffect(() => {
    if (!loaded) return
    const finish = () => setLoaded(undefined)
    addEventListener('afterprint', finish)
    print()
    return () => removeEventListener('afterprint', finish)
  }, [loaded])
  const printed = loaded?.filter === key ? loaded : undefined
  return {
    onPrint: () => mutate(),
    isPending,
    isError,
    rows: printed?.rows,
    total: printed?.total,
    more: printed?.more,
  }
}
