import { lazy, Suspense, useRef } from 'react'
import { useCurrentUser } from '#web/session/current-user.ts'
import { enableDemoMode, isDemoMode, isDemoOffered } from '#web/session/demo-mode.ts'
import { Corner, CornerButton } from '#web/ui/corner.tsx'
import { useCoversControl } from '#web/ui/use-covers-control.ts'

const DemoPages = lazy(async () => ({
  default: (await import('#web/app/demo-pages.tsx')).DemoPages,
}))

/**
 * The floating panel of demo mode (document 1, section 2). Outside demo mode it is only the button
 * that enables it, shown to visitors who are not signed in.
 */
export function DemoPanel() {
  const auth = useCurrentUser()
  if (isDemoMode()) {
    return (
      <Suspense>
        <DemoPages />
      </Suspense>
    )
  }
  if (auth.status !== 'signed-out' || !isDemoOffered()) return null
  return <DemoOffer />
}

/** Steps aside while it would lie over a control; at the end of a page there is always room for it. */
function DemoOffer() {
  const box = useRef<HTMLDivElement>(null)
  const covers = useCoversControl(box)
  return (
    <Corner>
      <div ref={box} className={covers ? 'invisible' : undefined}>
        <CornerButton onClick={enableDemoMode}>Enable Demo Mode</CornerButton>
      </div>
    </Corner>
  )
}
