import { type ComponentType, useEffect, useState } from 'react'
import type { Screen } from '#web/app/screens.ts'

/**
 * The component of a screen, or undefined while its code is loading. Throws during render when loading
 * fails. React's `lazy` would show its fallback for at least 0.3 s even when the code is already loaded.
 */
export function useScreenComponent(screen: Screen): ComponentType | undefined {
  const [{ component, problem }, setState] = useState<{
    component?: ComponentType
    problem?: unknown
  }>(() => {
    const loaded = screen.loaded()
    return loaded ? { component: loaded } : {}
  })
  useEffect(() => {
    if (component) return
    let cancelled = false
    screen.load().then(
      (loaded) => cancelled || setState({ component: loaded }),
      (error) => cancelled || setState({ problem: error }),
    )
    return () => {
      cancelled = true
    }
  }, [screen, component])
  if (problem !== undefined) throw problem
  return component
}
