import {
  countTours,
  type ListedTour,
  listTours as readTours,
} from '#server/db/queries/tour-management.ts'
import type { Services } from '#server/services.ts'
import type { QueryOf } from '#shared/contract/call.ts'
import type { listTours as listToursCall } from '#shared/contract/tour-management.ts'
import { tourPages, tourSlice } from '#shared/domain/list-pages.ts'

type Listed = { tours: ListedTour[]; total: number; pages: number }

/** Returns a page of matching tours, or without a page the newest 200; newest first. */
export async function listTours(
  { db }: Services,
  { page, ...filter }: QueryOf<typeof listToursCall>,
): Promise<Listed> {
  const [tours, total] = await Promise.all([
    readTours(db, filter, tourSlice(page)),
    countTours(db, filter),
  ])
  return { tours, total, pages: tourPages(total, page) }
}
