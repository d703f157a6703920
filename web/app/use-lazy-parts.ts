import { useEffect, useState } from 'react'
import { firstPageShown, loadFirstScreen } from '#web/app/first-screen.ts'
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
        // Offline and not cached: the page works without them.
        () => undefined,
      )
    let cancelIdle = () => {}
    // Nothing may compete with the first screen for the phone's CPU and network.
    void Promise.all([loadFirstScreen(), firstPageShown]).then(() => {
      if (!cancelled) cancelIdle = whenIdle(() => void load())
    })
    return () => {
      cancelled = true
      cancelIdle()
    }
  }, [])
  return parts
}
