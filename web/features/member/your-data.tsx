import { useState } from 'react'
import { dataFileName } from '#shared/domain/personal-data/data-file-name.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { useExportData } from '#web/api/user/privacy.ts'
import { saveFile } from '#web/passes/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { YOUR_DATA_WORDS } from '#words/user/your-data.ts'

const WORDS = YOUR_DATA_WORDS.download

const DeleteOwnUserModal = lazyPart(
  async () => (await import('#web/features/member/delete-own-user-modal.tsx')).DeleteOwnUserModal,
)

/** Downloads the user's data or deletes the account. */
export function YourData() {
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
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-2 text-ink-soft">{WORDS.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          leading="download"
          busy={isPending}
          busyLabel={WORDS.preparing}
          onClick={download}
        >
          {WORDS.action}
        </Button>
        <Button
          variant="secondary"
          className="text-danger!"
          leading="trash"
          onClick={() => setDeleting(true)}
        >
          {WORDS.delete}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isSuccess && file !== undefined && (
          <span className="mt-3 block wrap-anywhere">{fillIn(WORDS.ready, { file })}</span>
        )}
      </p>
      <p role="alert" className="text-sm text-danger">
        {error && <span className="mt-3 block">{error.message}</span>}
      </p>
      {deleting && <DeleteOwnUserModal onClose={() => setDeleting(false)} />}
    </Card>
  )
}
