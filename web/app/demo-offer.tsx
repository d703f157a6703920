import { useRef } from 'react'
import { enableDemoMode } from '#web/session/demo-mode.ts'
import { CornerButton, WideCorner } from '#web/ui/corner.tsx'
import { CONTROLS, KEPT_CLEAR, useIsCovering } from '#web/ui/use-is-covering.ts'
import { DEMO_OFFER_WORDS } from '#words/page/demo-offer.ts'

/**
 * The button that enables demo mode. Hidden while it would cover a control, text or a pass; at the end of
 * a page, there is always room for it.
 */
export function DemoOffer() {
  const box = useRef<HTMLDivElement>(null)
  const covers = useIsCovering(box, `${CONTROLS}, ${KEPT_CLEAR}`, { text: true })
  return (
    <WideCorner className="pointer-events-none">
      <div ref={box} className={covers ? 'invisible' : 'pointer-events-auto'}>
        <CornerButton onClick={enableDemoMode}>{DEMO_OFFER_WORDS.enable}</CornerButton>
      </div>
    </WideCorner>
  )
}
