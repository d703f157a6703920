import { useState } from 'react'
import { useExportData } from '#web/api/privacy.ts'
import { DeleteAccountModal } from '#web/features/member/delete-account-modal.tsx'
import { saveFile } from '#web/passes/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const FILE = 'my-data.json'

/** What the hall holds about a person: to take along, and to have erased. */
export function YourData() {
  const [deleting, setDeleting] = useState(false)
  const { mutate, isPending, isSuccess, error } = useExportData()

  function download() {
    mutate(undefined, {
      onSuccess: (data) => {
        const text = JSON.stringify(data, null, 2)
        saveFile(new Blob([text], { type: 'application/json' }), FILE)
      },
    })
  }

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Your data</h2>
      <p className="mt-2 text-ink-soft">
        One file with everything the hall holds about you, your pictures included.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          leading="download"
          busy={isPending}
          busyLabel="Preparing your file..."
          onClick={download}
        >
          Download my data
        </Button>
        <Button variant="quiet" leading="trash" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isSuccess && <span className="mt-3 block">Your file is ready: {FILE}</span>}
      </p>
      <p role="alert" className="text-sm text-danger">
        {error && <span className="mt-3 block">{error.message}</span>}
      </p>
      {deleting && <DeleteAccountModal onClose={() => setDeleting(false)} />}
    </Card>
  )
}
