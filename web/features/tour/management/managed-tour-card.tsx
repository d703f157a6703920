import { labelOf } from '#shared/words/label-of.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { StatusButtons } from '#web/features/tour/management/status-buttons.tsx'
import { TourContact } from '#web/features/tour/management/tour-contact.tsx'
import {
  EditTourNotes,
  nameIdOf,
  TourEmail,
  TourStatusBadge,
} from '#web/features/tour/management/tour-parts.tsx'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import { localDay } from '#web/ui/local-text.ts'
import { TOUR_MANAGEMENT_WORDS } from '#words/tour/tour-management.ts'
import { LAST_CONTACT_WORDS } from '#words/user/member-notes.ts'
import { EXAM_LABELS } from '#words/user/person-labels.ts'

/** A tour request with its status, details and buttons, on a phone. */
export function ManagedTourCard({
  tour,
  onRefused,
}: {
  tour: ManagedTour
  onRefused: (error: Error) => void
}) {
  const nameId = nameIdOf(tour)
  return (
    <li className="flex flex-col gap-3 px-5 py-4 sm:px-6">
      <div className="flex items-start justify-between gap-3">
        <h2
          id={nameId}
          tabIndex={-1}
          aria-describedby={`${nameId}-status`}
          className="min-w-0 font-display text-lg leading-snug font-semibold wrap-anywhere outline-none"
        >
          {tour.fullName}
        </h2>
        <TourStatusBadge tour={tour} />
      </div>
      <TourDetails tour={tour} />
      <EditTourNotes tour={tour} />
      <StatusButtons tour={tour} onRefused={onRefused} />
    </li>
  )
}

function TourDetails({ tour }: { tour: ManagedTour }) {
  const { timeZone } = usePublicSettings()
  const { tourDate, tourTime, examPreparation, adminNotes, followUpOn, lastContact } = tour
  const rows = [
    {
      label: TOUR_MANAGEMENT_WORDS.email,
      value: <TourEmail tour={tour} />,
    },
    {
      label: TOUR_MANAGEMENT_WORDS.phone,
      value: <TourContact tour={tour} />,
    },
    { label: TOUR_MANAGEMENT_WORDS.date, value: localDay(tourDate) },
    { label: TOUR_MANAGEMENT_WORDS.time, value: localSlot(tourTime) },
    { label: TOUR_MANAGEMENT_WORDS.exam, value: labelOf(EXAM_LABELS, examPreparation) },
    ...(adminNotes ? [{ label: TOUR_MANAGEMENT_WORDS.notes, value: adminNotes }] : []),
    ...(followUpOn
      ? [{ label: TOUR_MANAGEMENT_WORDS.followUpOn, value: localDay(followUpOn) }]
      : []),
    ...(lastContact
      ? [{ label: LAST_CONTACT_WORDS.title, value: lastContactText(lastContact, timeZone) }]
      : []),
  ]
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[minmax(3.5rem,auto)_minmax(0,1fr)] gap-x-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
