import { useId, useRef, useState } from 'react'
import { labelOf } from '#shared/words/label-of.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { StatusButtons } from '#web/features/tour/management/status-buttons.tsx'
import { TourContact } from '#web/features/tour/management/tour-contact.tsx'
import { TourNotesDialog } from '#web/features/tour/management/tour-notes-dialog.tsx'
import { STATUS_TONES } from '#web/features/tour/management/tour-statuses.ts'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { TOUR_MANAGEMENT_WORDS, TOUR_STATUS_LABELS } from '#words/tour/tour-management.ts'
import { LAST_CONTACT_WORDS } from '#words/user/member-notes.ts'
import { EXAM_LABELS } from '#words/user/person-labels.ts'

/** A tour request with its status, details and buttons. */
export function ManagedTourCard({
  tour,
  onRefused,
}: {
  tour: ManagedTour
  onRefused: (error: Error) => void
}) {
  const nameId = useId()
  const [editing, setEditing] = useState(false)
  const name = useRef<HTMLHeadingElement>(null)
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <h2
          id={nameId}
          ref={name}
          tabIndex={-1}
          aria-describedby={`${nameId}-status`}
          className="min-w-0 font-display text-xl leading-snug font-semibold wrap-anywhere outline-none"
        >
          {tour.fullName}
        </h2>
        <span id={`${nameId}-status`}>
          <Badge tone={STATUS_TONES[tour.tourStatus]}>
            {TOUR_STATUS_LABELS[tour.tourStatus].toUpperCase()}
          </Badge>
        </span>
      </div>
      <TourDetails tour={tour} />
      <Button
        variant="quiet"
        size="small"
        className="-my-2 -ml-4 self-start"
        aria-describedby={nameId}
        onClick={() => setEditing(true)}
      >
        {tour.adminNotes ? TOUR_MANAGEMENT_WORDS.editNotes : TOUR_MANAGEMENT_WORDS.addNotes}
      </Button>
      {editing && <TourNotesDialog tour={tour} onClose={() => setEditing(false)} />}
      <StatusButtons
        tour={tour}
        nameId={nameId}
        onChanged={() => name.current?.focus()}
        onRefused={onRefused}
      />
    </Card>
  )
}

function TourDetails({ tour }: { tour: ManagedTour }) {
  const { timeZone } = usePublicSettings()
  const { email, tourDate, tourTime, examPreparation, adminNotes, followUpOn, lastContact } = tour
  const rows = [
    {
      label: TOUR_MANAGEMENT_WORDS.email,
      value: (
        <TextLink href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </TextLink>
      ),
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
