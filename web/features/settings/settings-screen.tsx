import { useState } from 'react'
import { useSettings } from '#web/api/admin/settings.ts'
import { SettingsEditor } from '#web/features/settings/settings-editor.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { SYSTEM_SETTINGS_WORDS as WORDS } from '#words/admin/system-settings.ts'

/** Loads the hall's settings and shows them in the editor. */
export function SettingsScreen() {
  const { data, isError, error, isFetching, refetch } = useSettings()
  const [saved, setSaved] = useState(false)
  return (
    <AdminPage title={WORDS.title} subtitle={WORDS.subtitle}>
      <SuccessNotice
        message={saved ? WORDS.saved : undefined}
        onDismiss={() => setSaved(false)}
        className="mb-6"
      />
      {data && (
        <SettingsEditor
          // After a save or reload, the form starts over from the current settings.
          key={data.version}
          settings={data}
          onSaved={() => {
            setSaved(true)
            scrollTo({ top: 0 })
          }}
          onEdit={() => setSaved(false)}
          onReload={() => refetch()}
        />
      )}
      {!data && !isError && (
        <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
          <Spinner /> {WORDS.loading}
        </p>
      )}
      {!data && isError && (
        <Notice
          tone="danger"
          title={WORDS.loadFailed}
          action={
            <Button size="small" onClick={() => refetch()} busy={isFetching}>
              {WORDS.retry}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
    </AdminPage>
  )
}
