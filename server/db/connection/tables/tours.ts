import type { Generated } from 'kysely'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import type { TourField } from '#shared/domain/tour/tour-form.ts'
import type { ContactKind } from '#shared/domain/user/member-note.ts'
import type { ColumnName } from '../column-names.ts'
import type { NoticeColumns } from './users.ts'

export type TourRequestsTable = Record<ColumnName<TourField>, string> &
  NoticeColumns & {
    id: Generated<string>
    gender: Gender
    status: Generated<TourStatus>
    email_proved: Generated<boolean>
    /** The language of the browser that requested the tour, for the visitor's emails. */
    language: Generated<Language>
    admin_notes: string | null
    follow_up_on: CalendarDay | null
    contact_kind: ContactKind | null
    contacted_at: Date | null
    created_at: Date
    completed_at: Date | null
  }

export type ErasedToursTable = {
  id: string
  erased_at: Date
}
