import { useEffect, useState } from 'react'
import { PRINTED_ROWS, ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { useChange } from '#web/api/use-change.ts'

/** Enough for all pages over a slow connection. */
const TIMEOUT_MS = 60_000

type Printed<Row> = { filter: string; rows: readonly Row[]; total: number }

/** Loads the pages of a list, up to PRINTED_ROWS rows, and prints them. `rows` are set while they are printed. */
export function usePrintAll<Filter extends object, Row>(
  filter: Filter,
  read: (
    query: Filter & { page: number },
    signal: AbortSignal,
    /** The last row of the page before. */
    last: Row | undefined,
  ) => Promise<{ rows: readonly Row[]; total: number }>,
) {
  const [loaded, setLoaded] = useState<Printed<Row>>()
  const key = JSON.stringify(filter)
  const { mutate, isPending, isError } = useChange({
    mutationFn: async (): Promise<Printed<Row>> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      let { rows, total } = await read({ ...filter, page: 1 }, signal, undefined)
      for (let page = 2; rows.length < Math.min(total, PRINTED_ROWS); page++) {
        const next = await read({ ...filter, page }, signal, rows.at(-1))
        rows = [...rows, ...next.rows]
        total = next.total
        if (next.rows.length < ROWS_PER_PAGE) break
      }
      return { filter: key, rows, total }
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
  return { onPrint: () => mutate(), isPending, isError, rows: printed?.rows, total: printed?.total }
}
