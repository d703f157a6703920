import { useEffect, useState } from 'react'
import type { LoadedScreen, Screen } from '#web/app/screens.ts'
import { loadLazyParts } from '#web/app/use-lazy-parts.ts'

/**
 * The screen, or undefined while its code is loading. When loading fails, reloads the page
 * if a newer version replaced the code, else throws during render. React's `lazy` would show its fallback
 * for at least 0.3 s even when the code is already loaded.
 */
export function useLoadedScreen(screen: Screen): LoadedScreen | undefined {
  const [{ open, problem }, setState] = useState<{
    open?: LoadedScreen
    problem?: unknown
  }>(() => {
    const loaded = screen.loaded()
    return loaded ? { open: loaded } : {}
  })
  useEffect(() => {
    if (open) return
    let cancelled = false
    screen.load().then(
      (loaded) => cancelled || setState({ open: loaded }),
      async (error) => {
        // Usually loaded already, after the first screen, so this works even if no code can be fetched.
        const reloading = await loadLazyParts().then(
          (parts) => parts.reloadForNewerVersion(),
          () => false,
        )
        if (!cancelled && !reloading) setState({ problem: error })
      },
    )
    return () => {
      cancelled = true
    }
  }, [screen, open])
  if (problem !== undefined) throw problem
  return open
}
