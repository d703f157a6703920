import { useState } from 'react'
import { useSettings } from '#web/api/settings.ts'
import { SettingsEditor } from '#web/features/settings/settings-editor.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SuccessNotice } from '#web/ui/success-notice.tsx'

/** Settings of the hall: name, contact, prices, closed seats and privacy. */
export function SettingsScreen() {
  const { data, isError, error, isFetching, refetch } = useSettings()
  const [saved, setSaved] = useState<string>()
  return (
    <AdminPage
      title="System Settings"
      subtitle="What members see and pay, and how long we keep their data"
    >
      <SuccessNotice message={saved} onDismiss={() => setSaved(undefined)} className="mb-6" />
      {data && (
        <SettingsEditor
          // After a save or reload, the form starts over from the current settings.
          key={data.version}
          settings={data}
          onSaved={(message) => {
            setSaved(message)
            scrollTo({ top: 0 })
          }}
          onEdit={() => setSaved(undefined)}
          onReload={() => refetch()}
        />
      )}
      {!data && !isError && (
        <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
          <Spinner /> Loading settings...
        </p>
      )}
      {!data && isError && (
        <Notice
          tone="danger"
          title="Failed to load settings"
          action={
            <Button size="small" onClick={() => refetch()} busy={isFetching}>
              Retry
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
    </AdminPage>
  )
}
