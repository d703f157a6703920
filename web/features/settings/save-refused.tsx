import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Why the settings were not saved; when somebody else was faster, with the way to theirs. */
export function SaveRefused({ error, onReload }: { error: Error; onReload: () => void }) {
  const overtaken =
    error instanceof ApiError && error.serverMessage === ERRORS.settingsChanged.message
  return (
    <Notice
      tone="danger"
      title="The settings have not been saved"
      action={
        overtaken && (
          <Button size="small" variant="secondary" onClick={onReload}>
            Load the new settings
          </Button>
        )
      }
    >
      {error.message}
    </Notice>
  )
}
