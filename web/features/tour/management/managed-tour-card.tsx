import { useId, useRef, useState } from 'react'
import type { ManagedTour } from '#shared/contract/tour-management.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { TourMoves } from '#web/features/tour/management/tour-moves.tsx'
import { TourNotesDialog } from '#web/features/tour/management/tour-notes-dialog.tsx'
import { STATUS_TONES } from '#web/features/tour/management/tour-status-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** A tour request with its status, details and moves. */
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
          <Badge tone={STATUS_TONES[tour.tourStatus]}>{tour.tourStatus.toUpperCase()}</Badge>
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
        {tour.adminNotes ? 'Edit Notes' : 'Add Notes'}
      </Button>
      {editing && <TourNotesDialog tour={tour} onClose={() => setEditing(false)} />}
      <TourMoves
        tour={tour}
        nameId={nameId}
        onMoved={() => name.current?.focus()}
        onRefused={onRefused}
      />
    </Card>
  )
}

function TourDetails({ tour }: { tour: ManagedTour }) {
  const { email, phoneNumber, tourDate, tourTime, examPreparation, adminNotes } = tour
  const rows = [
    {
      label: 'Email',
      value: (
        <TextLink href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </TextLink>
      ),
    },
    { label: 'Phone', value: <TextLink href={`tel:${phoneNumber}`}>{phoneNumber}</TextLink> },
    { label: 'Date', value: shortDay(tourDate) },
    { label: 'Time', value: tourTime },
    { label: 'Exam', value: examPreparation },
    ...(adminNotes ? [{ label: 'Notes', value: adminNotes }] : []),
  ]
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
