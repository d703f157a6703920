import { useSearchParams } from 'wouter'
import { STATEMENT_FILTERS, type StatementFilter } from '#shared/domain/money/statement.ts'
import { isUtr } from '#shared/domain/money/utr.ts'

/** What the page's URL contains: the view, the filter of the lines, and the page of the list. */
export type StatementUrl = {
  /** Whether the payments are shown that the bank does not have. */
  missing: boolean
  show: StatementFilter | undefined
  /** Only the lines with this UTR. */
  utr: string | undefined
  page: number
}

export const STATEMENT_PATH = '/admin/statement'
export const MISSING_PATH = `${STATEMENT_PATH}?view=missing`

/** Returns what the URL contains, and a function that changes it without a new history entry. */
export function useStatementUrl(): [StatementUrl, (changed: Partial<StatementUrl>) => void] {
  const [params, setParams] = useSearchParams()
  const utr = params.get('utr') ?? ''
  const page = Number(params.get('page'))
  const url = {
    missing: params.get('view') === 'missing',
    show: STATEMENT_FILTERS.find((each) => each === params.get('show')),
    utr: isUtr(utr) ? utr : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  return [
    url,
    (changed) => {
      const next = { ...url, ...changed }
      const values = {
        ...(next.missing && { view: 'missing' }),
        ...(next.show !== undefined && { show: next.show }),
        ...(next.utr !== undefined && { utr: next.utr }),
        ...(next.page > 1 && { page: String(next.page) }),
      }
      setParams(new URLSearchParams(values), { replace: true })
    },
  ]
}
