import { useState } from 'react'
import { useSettings } from '#web/api/settings.ts'
import { SettingsEditor } from '#web/features/settings/settings-editor.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The hall's name, contact, prices, closed seats and privacy, for its admins to set. */
export function SettingsScreen() {
  const { data, isError, error, isFetching, refetch } = useSettings()
  const [saved, setSaved] = useState<string>()
  return (
    <Page
      title="System Settings"
      subtitle="What members see and pay, and how long their data is kept"
      brand={<HallBrand href="/admin-dashboard" />}
      back={{ label: 'Back to Dashboard', href: '/admin-dashboard' }}
      width="wide"
    >
      {saved !== undefined && (
        <div className="mb-6">
          <Notice tone="success" onDismiss={() => setSaved(undefined)}>
            {saved}
          </Notice>
        </div>
      )}
      {data && (
        <SettingsEditor
          // Saved or loaded again: the form begins anew from what holds now.
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
    </Page>
  )
}
