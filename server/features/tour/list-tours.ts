import { countTours, type ListedTour, listTours as readTours } from '#server/db/tour-list.ts'
import type { Services } from '#server/services.ts'
import type { QueryOf } from '#shared/contract/call.ts'
import type { listTours as listToursCall } from '#shared/contract/tour-management.ts'

const PAGE_SIZE = 25
/** Of a list without pages; a client that shows them all at once could not show more. */
const MOST_AT_ONCE = 200

type Listed = { tours: ListedTour[]; total: number; pages: number }

/** The tours of a page, or without one the newest; newest first. */
export async function listTours(
  { db }: Services,
  { page, ...filter }: QueryOf<typeof listToursCall>,
): Promise<Listed> {
  const limit = page === undefined ? MOST_AT_ONCE : PAGE_SIZE
  const offset = page === undefined ? 0 : (page - 1) * PAGE_SIZE
  const [tours, total] = await Promise.all([
    readTours(db, filter, { limit, offset }),
    countTours(db, filter),
  ])
  const pages = page === undefined ? 1 : Math.max(1, Math.ceil(total / PAGE_SIZE))
  return { tours, total, pages }
}
