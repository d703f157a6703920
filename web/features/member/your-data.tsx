import { useState } from 'react'
import { dataFileName } from '#shared/domain/personal-data/data-file-name.ts'
import { useExportData } from '#web/api/privacy.ts'
import { useToday } from '#web/api/public-settings.ts'
import { DeleteOwnUserModal } from '#web/features/member/delete-own-user-modal.tsx'
import { saveFile } from '#web/passes/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Downloads the user's data or deletes the account. `onOwnPage` hides the link to /your-data. */
export function YourData({ title = 'Your data', onOwnPage = false }) {
  const today = useToday()
  const [file, setFile] = useState<string>()
  const [deleting, setDeleting] = useState(false)
  const { mutate, isPending, isSuccess, error } = useExportData()

  function download() {
    mutate(undefined, {
      onSuccess: (data) => {
        const text = JSON.stringify(data, null, 2)
        const name = dataFileName(data.about.hall, today)
        saveFile(new Blob([text], { type: 'application/json' }), name)
        setFile(name)
      },
    })
  }

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <p className="mt-2 text-ink-soft">
        One file with everything we hold about you, including your pictures.
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
        <Button
          variant="secondary"
          className="text-danger!"
          leading="trash"
          onClick={() => setDeleting(true)}
        >
          Delete my account
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isSuccess && (
          <span className="mt-3 block wrap-anywhere">{`Your file is ready: ${file}`}</span>
        )}
      </p>
      <p role="alert" className="text-sm text-danger">
        {error && <span className="mt-3 block">{error.message}</span>}
      </p>
      {!onOwnPage && (
        <p className="mt-4">
          <TextLink href="/your-data">Password, devices and how long we keep your data</TextLink>
        </p>
      )}
      {deleting && <DeleteOwnUserModal onClose={() => setDeleting(false)} />}
    </Card>
  )
}
