import { isRefusal } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

/**
 * Says why the settings were not saved. If another admin saved first, a button loads the new ones. If the admin needs a
 * second factor first, a link leads to it.
 */
export function SaveRefused({ error, onReload }: { error: Error; onReload: () => void }) {
  const conflict = isRefusal(error, 'settingsChanged')
  return (
    <Notice
      tone="danger"
      title={SYSTEM_SETTINGS_WORDS.notSaved}
      action={
        conflict ? (
          <Button size="small" variant="secondary" onClick={onReload}>
            {SYSTEM_SETTINGS_WORDS.loadLatest}
          </Button>
        ) : (
          isRefusal(error, 'ownSecondFactorRequired') && (
            <TextLink href="/second-factor">{SYSTEM_SETTINGS_WORDS.setUpFactor}</TextLink>
          )
        )
      }
    >
      {error.message}
    </Notice>
  )
}
