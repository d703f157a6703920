import { isRefusal } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/**
 * Says why the settings were not saved. If another admin changed them first, a button loads the new
 * ones; a link leads to a second factor that must come first.
 */
export function SaveRefused({ error, onReload }: { error: Error; onReload: () => void }) {
  const conflict = isRefusal(error, 'settingsChanged')
  return (
    <Notice
      tone="danger"
      title="Settings not saved"
      action={
        conflict ? (
          <Button size="small" variant="secondary" onClick={onReload}>
            Load latest settings
          </Button>
        ) : (
          isRefusal(error, 'secondFactorOwnFirst') && (
            <TextLink href="/second-factor">Set up my second factor</TextLink>
          )
        )
      }
    >
      {error.message}
    </Notice>
  )
}
