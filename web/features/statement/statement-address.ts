import { useSearchParams } from 'wouter'
import { STATEMENT_FILTERS, type StatementFilter } from '#shared/domain/money/statement.ts'

/** What the page's address contains: the filter, and the page of the list. */
export type StatementAddress = { show: StatementFilter | undefined; page: number }

/** Returns the address and a function that replaces it in the history. */
export function useStatementAddress(): [StatementAddress, (next: StatementAddress) => void] {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const address = {
    show: STATEMENT_FILTERS.find((each) => each === params.get('show')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  return [
    address,
    (next) => {
      const values = {
        ...(next.show !== undefined && { show: next.show }),
        ...(next.page > 1 && { page: String(next.page) }),
      }
      setParams(new URLSearchParams(values), { replace: true })
    },
  ]
}
