import { useId } from 'react'
import type { VisitorData } from '#shared/contract/tour/visitor-data.ts'
import { dayIn, isCalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { passPath } from '#shared/domain/tour/pass-link.ts'
import { isOpenStatus } from '#shared/domain/tour/tour.ts'
import { TOUR_FIELDS, type TourField } from '#shared/domain/tour/tour-form.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { REFERRAL_SOURCE_LABELS, STUDY_ROOM_DURATION_LABELS } from '#words/tour/tour-labels.ts'
import { TOUR_DATA_WORDS } from '#words/tour/your-tours.ts'
import {
  EDUCATION_LABELS,
  EXAM_LABELS,
  GENDER_LABELS,
  OCCUPATION_LABELS,
} from '#words/user/person-labels.ts'

/** Everything about one tour: the form, the notes of staff, and when staff changed the tour. */
export function TourCard({
  tour,
  data: { changes },
}: {
  tour: VisitorData['tours'][number]
  data: VisitorData
}) {
  const id = useId()
  const { timeZone } = usePublicSettings()
  const dayOf = (instant: string) => localDay(dayIn(timeZone, new Date(instant)))
  const tourChanges = changes.filter(({ subject }) => subject === `tour:${tour.id}`)
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="font-display text-xl font-semibold">
            {fillIn(TOUR_DATA_WORDS.title, { day: localDay(tour.tourDate) })}
          </h2>
          <Badge>{labelOf(TOUR_DATA_WORDS.statuses, tour.status)}</Badge>
        </div>
        {isOpenStatus(tour.status) && (
          <p className="mt-1">
            <TextLink href={passPath(tour.id)}>{TOUR_DATA_WORDS.openPass}</TextLink>
          </p>
        )}
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-2">
          {[
            ...TOUR_FIELDS.map((field) => ({
              label: TOUR_DATA_WORDS.fields[field],
              value: shown(tour, field),
            })),
            { label: TOUR_DATA_WORDS.notes, value: tour.adminNotes ?? TOUR_DATA_WORDS.noNotes },
            ...(tour.followUpOn === null
              ? []
              : [{ label: TOUR_DATA_WORDS.followUpOn, value: localDay(tour.followUpOn) }]),
            ...(tour.contactedAt === null
              ? []
              : [{ label: TOUR_DATA_WORDS.contactedOn, value: dayOf(tour.contactedAt) }]),
            { label: TOUR_DATA_WORDS.requestedOn, value: dayOf(tour.requestedAt) },
            {
              label: TOUR_DATA_WORDS.notice,
              value: tour.privacyNotice
                ? fillIn(TOUR_DATA_WORDS.noticeVersion, {
                    day: localDay(tour.privacyNotice.version),
                  })
                : TOUR_DATA_WORDS.noticeNotShown,
            },
            ...tourChanges.map(({ action, at }) => ({
              label: labelOf(TOUR_DATA_WORDS.changes, action),
              value: dayOf(at),
            })),
          ].map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <div key={index}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}

const VALUE_LABELS: Partial<Record<TourField, Readonly<Record<string, string>>>> = {
  gender: GENDER_LABELS,
  educationalBackground: EDUCATION_LABELS,
  currentOccupation: OCCUPATION_LABELS,
  examPreparation: EXAM_LABELS,
  studyRoomDuration: STUDY_ROOM_DURATION_LABELS,
  howDidYouKnow: REFERRAL_SOURCE_LABELS,
}

function shown(tour: VisitorData['tours'][number], field: TourField): string {
  const value = tour[field]
  if (value === '') return TOUR_DATA_WORDS.notGiven
  if (field === 'tourTime') return localSlot(value)
  if (isCalendarDay(value)) return localDay(value)
  return labelOf(VALUE_LABELS[field] ?? {}, value)
}

/** Returns the label of a value, or the value itself if it has none, for example because it is from an earlier release. */
function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value
}
