import { columnsOf, valuesOf } from '#server/db/connection/column-names.ts'
import { compileOnce, type Param, paramsOf } from '#server/db/connection/compile-once.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { TOURS_OF_EMAIL } from '#shared/domain/list-pages.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { RecordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { NOTICE_FIELDS } from '#shared/domain/personal-data/privacy-notice.ts'
import type { TourVisit } from '#shared/domain/tour/move-tour.ts'
import { OPEN_TOUR_STATUSES, type OpenTour, type TourStatus } from '#shared/domain/tour/tour.ts'
import { SHOWN_TOUR_FIELDS, TOUR_FIELDS, type TourForm } from '#shared/domain/tour/tour-form.ts'
import type { ContactKind } from '#shared/domain/user/member-note.ts'

const SHOWN_COLUMNS = columnsOf(['id', ...SHOWN_TOUR_FIELDS, 'status'])
const PASS_COLUMNS = columnsOf(['status', 'tourDate', 'tourTime'])
const OPEN_TOUR_COLUMNS = columnsOf(['id', 'status', 'tourDate', 'tourTime', 'language'])

/** The tours of an email, newest first. */
export function toursOfEmail(db: Queryable, email: string) {
  return db
    .selectFrom('tour_requests')
    .select(SHOWN_COLUMNS)
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(TOURS_OF_EMAIL)
    .execute()
}

export type TourRecord = Awaited<ReturnType<typeof toursOfEmail>>[number]

/** What the pass of a tour shows, without the visitor. Returns undefined if there is no such tour. */
export function findScheduledTour(db: Queryable, id: string) {
  return db.selectFrom('tour_requests').select(PASS_COLUMNS).where('id', '=', id).executeTakeFirst()
}

const openTours = compileOnce((db, param: Param<{ email: string }>) =>
  db
    .selectFrom('tour_requests')
    .select(['status', 'tour_date as tourDate'])
    .where('email', '=', param('email'))
    .where('status', 'in', OPEN_TOUR_STATUSES)
    .$narrowType<{ status: OpenTour['status'] }>(),
)

/** The pending or confirmed tour of an email; there is at most one. */
export async function openTourOf(db: Queryable, email: string): Promise<OpenTour | undefined> {
  return (await openTours(db, { email }))[0]
}

/** The open tour of an email, locked until the transaction ends. */
export function lockOpenTour(trx: Transaction<Tables>, email: string) {
  return trx
    .selectFrom('tour_requests')
    .select(OPEN_TOUR_COLUMNS)
    .where('email', '=', email)
    .where('status', 'in', OPEN_TOUR_STATUSES)
    .$narrowType<{ status: OpenTour['status'] }>()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Changes the email of tours. `to` may have an open tour only if `from` has none. */
export async function changeTourEmail(
  trx: Transaction<Tables>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx.updateTable('tour_requests').set({ email: to }).where('email', '=', from).execute()
}

const STORED_FIELDS = [...TOUR_FIELDS, ...NOTICE_FIELDS] as const
export type NewTour = TourForm &
  RecordedNotice & { id: string; gender: Gender; emailVerified: boolean; language: Language }

const insertTour = compileOnce((db, param: Param<NewTour & { now: Date }>) =>
  db
    .insertInto('tour_requests')
    .values({
      id: param('id'),
      ...valuesOf(paramsOf(param, STORED_FIELDS), STORED_FIELDS),
      email_proved: param('emailVerified'),
      language: param('language'),
      created_at: param('now'),
    })
    .returning(SHOWN_COLUMNS),
)

/** Adds a tour. The constraint tour_requests_one_open rejects an email with an open tour. */
export async function addTourRequest(db: Queryable, tour: NewTour, now: Date): Promise<TourRecord> {
  const [added] = await insertTour(db, { ...tour, now })
  if (!added) throw new Error('PostgreSQL returned no tour')
  return added
}

/** Cancels an open tour whose day has passed. */
export async function cancelPastTour(db: Queryable, email: string, today: string): Promise<void> {
  await db
    .updateTable('tour_requests')
    .set({ status: 'cancelled' })
    .where('email', '=', email)
    .where('status', 'in', OPEN_TOUR_STATUSES)
    .where('tour_date', '<', today)
    .execute()
}

const verifiedUsers = compileOnce((db, param: Param<{ email: string }>) =>
  db
    .selectFrom('users')
    .select(['id', 'full_name as fullName'])
    .where('email', '=', param('email'))
    .where('last_verified_email', 'is', null)
    .where('awaits_claim', '=', false),
)

/** The user who has verified an email; undefined if there is none. */
export async function userOf(db: Queryable, email: string) {
  return (await verifiedUsers(db, { email }))[0]
}

/** The name of the user who has verified an email; null if there is none. */
export async function userNameOf(db: Queryable, email: string): Promise<string | null> {
  return (await userOf(db, email))?.fullName ?? null
}

/** A tour, locked until the transaction ends. Returns undefined if there is none. */
export function lockTour(trx: Transaction<Tables>, id: string) {
  return trx
    .selectFrom('tour_requests')
    .select([
      ...SHOWN_COLUMNS,
      ...columnsOf(['completedAt', 'adminNotes', 'followUpOn', 'language']),
    ])
    .select('email_proved as emailVerified')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LockedTour = NonNullable<Awaited<ReturnType<typeof lockTour>>>

/** Sets a tour's status. The caller must have locked the tour and checked the change. */
export async function setTourStatus(
  trx: Transaction<Tables>,
  { id, status }: { id: string; status: TourStatus },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('tour_requests')
    .set({ status, completed_at: status === 'completed' ? now : null })
    .where('id', '=', id)
    .execute()
}

/** Sets a tour's day and slot. The caller must have locked the tour and checked the change. */
export async function setTourVisit(
  trx: Transaction<Tables>,
  { id, ...visit }: { id: string } & TourVisit,
): Promise<void> {
  await trx
    .updateTable('tour_requests')
    .set(valuesOf(visit, ['tourDate', 'tourTime']))
    .where('id', '=', id)
    .execute()
}

/** Records that the visitor was just called or written to. The caller must have locked the tour. */
export async function setTourContact(
  trx: Transaction<Tables>,
  { id, kind }: { id: string; kind: ContactKind },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('tour_requests')
    .set({ contact_kind: kind, contacted_at: now })
    .where('id', '=', id)
    .execute()
}

/** Sets a tour's notes; null removes them. The caller must have locked the tour. */
export async function setTourNotes(
  trx: Transaction<Tables>,
  { id, ...notes }: { id: string; adminNotes: string | null; followUpOn: CalendarDay | null },
): Promise<void> {
  await trx
    .updateTable('tour_requests')
    .set(valuesOf(notes, ['adminNotes', 'followUpOn']))
    .where('id', '=', id)
    .execute()
}
