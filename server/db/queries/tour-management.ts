import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { likePattern } from './text-search.ts'

export type TourFilter = { status?: TourStatus | undefined; search?: string | undefined }

const LISTED = columnsOf([
  'id',
  'fullName',
  'email',
  'phoneNumber',
  'gender',
  'tourDate',
  'tourTime',
  'examPreparation',
  'status',
  'adminNotes',
])

/** `limit` tours after the first `offset`, newest first. */
export function listTours(
  db: Queryable,
  filter: TourFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return matchingTours(db, filter)
    .select(LISTED)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type ListedTour = Awaited<ReturnType<typeof listTours>>[number]

export async function countTours(db: Queryable, filter: TourFilter = {}): Promise<number> {
  const { count } = await matchingTours(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findListedTour(db: Queryable, id: string): Promise<ListedTour> {
  return db
    .selectFrom('tour_requests')
    .select(LISTED)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function matchingTours(db: Queryable, { status, search }: TourFilter) {
  let query = db.selectFrom('tour_requests')
  if (status) query = query.where('status', '=', status)
  if (search) {
    const part = likePattern(search)
    query = query.where((tour) =>
      tour.or([tour('full_name', 'ilike', part), tour('email', 'ilike', part)]),
    )
  }
  return query
}
