import { useState } from 'react'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { TourNotesDialog } from '#web/features/tour/management/tour-notes-dialog.tsx'
import { STATUS_TONES } from '#web/features/tour/management/tour-statuses.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TOUR_MANAGEMENT_WORDS, TOUR_STATUS_LABELS } from '#words/tour/tour-management.ts'

/** The id of the visitor's name in the list, which describes the tour's buttons. */
export function nameIdOf({ id }: ManagedTour): string {
  return `tour-${id}`
}

export function TourStatusBadge({ tour }: { tour: ManagedTour }) {
  return (
    <span id={`${nameIdOf(tour)}-status`}>
      <Badge tone={STATUS_TONES[tour.tourStatus]}>
        {TOUR_STATUS_LABELS[tour.tourStatus].toUpperCase()}
      </Badge>
    </span>
  )
}

export function TourEmail({ tour: { email } }: { tour: ManagedTour }) {
  return (
    <TextLink href={`mailto:${email}`}>
      <EmailText>{email}</EmailText>
    </TextLink>
  )
}

/** Opens the dialog that edits the notes about a tour. */
export function EditTourNotes({ tour }: { tour: ManagedTour }) {
  const [editing, setEditing] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-my-2 -ml-4 self-start lg:my-0 lg:ml-0 lg:min-h-7! lg:px-0! lg:py-1! lg:text-sm!"
        aria-describedby={nameIdOf(tour)}
        onClick={() => setEditing(true)}
      >
        {tour.adminNotes ? TOUR_MANAGEMENT_WORDS.editNotes : TOUR_MANAGEMENT_WORDS.addNotes}
      </Button>
      {editing && <TourNotesDialog tour={tour} onClose={() => setEditing(false)} />}
    </>
  )
}
