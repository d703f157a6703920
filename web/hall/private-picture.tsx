import type { ReactNode } from 'react'
import { useStoredPicture } from '#web/api/stored-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

/** Shows a picture that requires authorization, once it has loaded. */
export function PrivatePicture({
  path,
  cached = true,
  words,
  children,
}: {
  path: string
  /** Whether a picture that was shown before is shown again without loading. */
  cached?: boolean
  words: { loading: string; failed: string }
  children: (url: string) => ReactNode
}) {
  const { url, isError, refetch } = useStoredPicture(path, { cached })
  if (isError) {
    return (
      <Notice tone="danger">
        <p>{words.failed}</p>
        <Button size="small" variant="secondary" onClick={() => void refetch()}>
          {WIDGET_WORDS.retry}
        </Button>
      </Notice>
    )
  }
  if (url !== undefined) return children(url)
  return (
    <p className="flex min-h-40 items-center justify-center gap-2 text-ink-soft">
      <Spinner className="size-5" />
      {words.loading}
    </p>
  )
}
