import { sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import { likePattern } from '#server/db/queries/text-search.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { TourOrder } from '#shared/domain/list-orders.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { TOUR_SLOTS } from '#shared/domain/tour/tour-slot.ts'

export type TourFilter = {
  status?: TourStatus | undefined
  search?: string | undefined
  /** The tours' day. */
  day?: CalendarDay | undefined
  /** Only visitors who should be called on this day or earlier. */
  followUpBy?: CalendarDay | undefined
  sort?: TourOrder | undefined
  /** Only tours with these ids. */
  ids?: string[] | undefined
}

const LISTED_COLUMNS = columnsOf([
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
  'followUpOn',
  'contactKind',
  'contactedAt',
  'language',
])

/** The tour's place among the slots of its day. */
const SLOT = sql`array_position(${sql.val(TOUR_SLOTS)}::text[], tour_time)`

/**
 * `limit` tours after the first `offset`: in the order of `sort`, by default newest first or, with `followUpBy`, by the
 * day to call.
 */
export function listTours(
  db: Queryable,
  filter: TourFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { sort, followUpBy } = filter
  const direction = sort === 'dayLast' ? 'desc' : 'asc'
  return matchingTours(db, filter)
    .select(LISTED_COLUMNS)
    .$if(sort === 'name', (tours) => tours.orderBy(sql`lower(full_name)`))
    .$if(sort === 'day' || sort === 'dayLast', (tours) =>
      tours.orderBy('tour_date', direction).orderBy(SLOT, direction),
    )
    .$if(sort === undefined && followUpBy !== undefined, (tours) => tours.orderBy('follow_up_on'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

const DAY_COLUMNS = columnsOf(['id', 'fullName', 'tourTime', 'status'])

/** The tours of a day that are not cancelled. */
export function toursOfDay(db: Queryable, day: CalendarDay) {
  return db
    .selectFrom('tour_requests')
    .select(DAY_COLUMNS)
    .where('tour_date', '=', day)
    .where('status', '<>', 'cancelled')
    .orderBy('created_at')
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
    .select(LISTED_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function matchingTours(db: Queryable, { status, search, day, followUpBy, ids }: TourFilter) {
  let query = db.selectFrom('tour_requests')
  if (status) query = query.where('status', '=', status)
  if (day) query = query.where('tour_date', '=', day)
  if (ids) query = query.where(sql<boolean>`id = ANY(${ids}::uuid[])`)
  if (followUpBy) query = query.where('follow_up_on', '<=', followUpBy)
  if (search) {
    const part = likePattern(search)
    query = query.where((tour) =>
      tour.or([tour('full_name', 'ilike', part), tour('email', 'ilike', part)]),
    )
  }
  return query
}
