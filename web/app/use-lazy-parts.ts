import { useEffect, useState } from 'react'
import { loadFirstScreen } from '#web/app/first-screen.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

type LazyParts = typeof import('#web/app/lazy-parts.tsx')

export const loadLazyParts = () => import('#web/app/lazy-parts.tsx')

/** The parts of every page that load after the first screen; undefined until then. */
export function useLazyParts(): LazyParts | undefined {
  const [parts, setParts] = useState<LazyParts>()
  useEffect(() => {
    let cancelled = false
    const load = () =>
      loadLazyParts().then(
        (loaded) => {
          if (!cancelled) setParts(loaded)
          void loaded.startServiceWorker()
        },
        // Without a network and not kept: the page works without them.
        () => undefined,
      )
    let cancelIdle = () => {}
    // Until the first screen is shown, the phone has nothing else to do.
    void loadFirstScreen().then(() => {
      if (!cancelled) cancelIdle = whenIdle(() => void load())
    })
    return () => {
      cancelled = true
      cancelIdle()
    }
  }, [])
  return parts
}
