import type { TourStatus } from '#shared/domain/tour.ts'
import type { Queryable } from './connect.ts'
import { containing } from './like-pattern.ts'

export type TourFilter = { status?: TourStatus | undefined; search?: string | undefined }

const LISTED = [
  'id',
  'full_name',
  'email',
  'phone_number',
  'gender',
  'tour_date',
  'tour_time',
  'exam_preparation',
  'status',
  'admin_notes',
] as const

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
    const part = containing(search)
    query = query.where((tour) =>
      tour.or([tour('full_name', 'ilike', part), tour('email', 'ilike', part)]),
    )
  }
  return query
}
