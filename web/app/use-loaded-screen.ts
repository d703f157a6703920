import { useEffect, useState } from 'react'
import type { LoadedScreen, Screen } from '#web/app/screens.ts'
import { loadLazyParts } from '#web/app/use-lazy-parts.ts'

/**
 * The screen, or undefined while its code loads. If loading fails, reloads the page if a newer version replaced
 * the code, and otherwise throws during render. React's `lazy` would show its fallback for at least 0.3 s even
 * if the code is already loaded.
 */
export function useLoadedScreen(screen: Screen): LoadedScreen | undefined {
  const [{ loaded, problem }, setState] = useState<{
    loaded?: LoadedScreen
    problem?: unknown
  }>(() => {
    const loaded = screen.loaded()
    return loaded ? { loaded } : {}
  })
  useEffect(() => {
    if (loaded) return
    let cancelled = false
    screen.load().then(
      (next) => cancelled || setState({ loaded: next }),
      async (error) => {
        // These parts are usually loaded already, so this works even if no code can be fetched.
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
  }, [screen, loaded])
  if (problem !== undefined) throw problem
  return loaded
}
