import { useRef } from 'react'
import { enableDemoMode } from '#web/session/demo-mode.ts'
import { Corner, CornerButton } from '#web/ui/corner.tsx'
import { useCoversControl } from '#web/ui/use-covers-control.ts'

/**
 * The floating button that enables demo mode. It steps aside while it would cover a control; at the
 * end of a page there is always room for it.
 */
export function DemoOffer() {
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
