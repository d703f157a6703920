import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LAZY_PART_WORDS } from '#words/page/lazy-part.ts'

/**
 * A part of a screen whose code loads when it is first shown; `fallback` is shown meanwhile. If the code can't
 * be loaded, a notice takes the part's place and the rest of the screen stays. React's `lazy` would cache
 * the failure and unmount the whole screen.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
      loaded ? 'loaded' : 'loading',
    )
    useEffect(() => {
      if (state !== 'loading') return
      let cancelled = false
      load().then(
        (component) => {
          loaded = component
          if (!cancelled) setState('loaded')
        },
        () => cancelled || setState('failed'),
      )
      return () => {
        cancelled = true
      }
    }, [state])
    if (state === 'failed') return <LoadFailure onRetry={() => setState('loading')} />
    const Part = loaded
    return Part ? <Part {...props} /> : fallback
  }
}

/** Takes focus, because the control that was pressed may be far away. */
function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={frame} className="my-3">
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {LAZY_PART_WORDS.tryAgain}
          </Button>
        }
      >
        {LAZY_PART_WORDS.failed}
      </Notice>
    </div>
  )
}
