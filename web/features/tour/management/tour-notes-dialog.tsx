import { type FormEvent, useId, useState } from 'react'
import type { ManagedTour } from '#shared/contract/tour-management.ts'
import { TOUR_NOTES_MAX } from '#shared/domain/tour/tour-notes.ts'
import { isRefusal } from '#web/api/client.ts'
import { useChangeTourNotes } from '#web/api/tour-management.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'

/**
 * Edits the notes about a tour. If another admin has changed them, it shows theirs and keeps what was
 * typed.
 */
export function TourNotesDialog({ tour, onClose }: { tour: ManagedTour; onClose: () => void }) {
  const stored = tour.adminNotes ?? ''
  const formId = useId()
  const [text, setText] = useState(stored)
  // `stored` follows the list, which is reloaded after a refusal.
  const [opened] = useState(stored)
  const change = useChangeTourNotes(tour._id)
  const outdated = isRefusal(change.error, 'tourNotesChanged')

  function save(event: FormEvent) {
    event.preventDefault()
    const body = { adminNotes: text.trim(), notesBefore: outdated ? stored : opened }
    change.mutate(body, { onSuccess: onClose })
  }

  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!change.isPending}
      title={`Notes about ${tour.fullName}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={change.isPending} busyLabel="Saving...">
            Save Notes
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="grid gap-4">
        {change.error && (
          <Notice tone="danger" title={change.error.message}>
            {outdated && (stored === '' ? 'The notes were removed.' : `They now read: ${stored}`)}
          </Notice>
        )}
        <TextArea
          label="Notes"
          hint="Only reception sees them, and the visitor if they ask for their data."
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={TOUR_NOTES_MAX}
          rows={4}
          data-autofocus
        />
      </form>
    </Modal>
  )
}
