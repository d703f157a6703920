import { useId } from 'react'
import type { VisitorData } from '#shared/contract/visitor-data.ts'
import { dayIn, isCalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
import { GENDER_LABELS, genderNamed } from '#shared/domain/options.ts'
import { TOUR_FIELDS, type TourField } from '#shared/domain/tour/tour-form.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

const LABELS: Record<TourField, string> = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  gender: 'Gender',
  tourDate: 'Tour date',
  tourTime: 'Tour time',
  educationalBackground: 'Educational background',
  currentOccupation: 'Current occupation',
  jobTitle: 'Job title',
  examPreparation: 'Exam preparation',
  examinationDate: 'Examination date',
  studyRoomDuration: 'Study room duration',
  startDate: 'Start date',
  howDidYouKnow: 'How you heard of us',
  previousStudyRoomExperience: 'Previous study room experience',
  studyRoomComparison: 'Study room comparison',
}

/** Everything about one tour: the form, the admins' notes and changes. */
export function TourCard({
  tour,
  data: { about, changes },
}: {
  tour: VisitorData['tours'][number]
  data: VisitorData
}) {
  const id = useId()
  const { timeZone } = usePublicSettings()
  const dayOf = (instant: string) => shortDay(dayIn(timeZone, new Date(instant)))
  const own = changes.filter(({ subject }) => subject === `tour:${tour.id}`)
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="font-display text-xl font-semibold">
            {`Tour on ${shortDay(tour.tourDate)}`}
          </h2>
          <Badge>{about.codes['tours.status']?.[tour.status] ?? tour.status}</Badge>
        </div>
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-2">
          {[
            ...TOUR_FIELDS.map((field) => ({ label: LABELS[field], value: shown(tour, field) })),
            { label: 'Notes by reception', value: tour.adminNotes ?? 'None' },
            { label: 'Requested on', value: dayOf(tour.requestedAt) },
            {
              label: 'Privacy notice',
              value: tour.privacyNotice
                ? `Version of ${shortDay(tour.privacyNotice.version)}`
                : 'Not shown',
            },
            ...own.map(({ action, at }) => ({
              label: about.codes['changes.action']?.[action] ?? action,
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

function shown(tour: VisitorData['tours'][number], field: TourField): string {
  const value = tour[field]
  if (value === '') return 'Not given'
  if (field === 'gender') {
    const gender = genderNamed(value)
    return gender ? GENDER_LABELS[gender] : value
  }
  return isCalendarDay(value) ? shortDay(value) : value
}
