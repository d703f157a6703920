import { useSearchParams } from 'wouter'
import { STATEMENT_FILTERS, type StatementFilter } from '#shared/domain/money/statement.ts'

/** What the page's URL contains: the filter, and the page of the list. */
export type StatementUrl = { show: StatementFilter | undefined; page: number }

/** Returns what the URL contains, and a function that changes it without a new history entry. */
export function useStatementUrl(): [StatementUrl, (next: StatementUrl) => void] {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const url = {
    show: STATEMENT_FILTERS.find((each) => each === params.get('show')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  return [
    url,
    (next) => {
      const values = {
        ...(next.show !== undefined && { show: next.show }),
        ...(next.page > 1 && { page: String(next.page) }),
      }
      setParams(new URLSearchParams(values), { replace: true })
    },
  ]
}
