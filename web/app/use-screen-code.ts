import { type ComponentType, useEffect, useState } from 'react'
import type { Screen } from '#web/app/screens.ts'

/**
 * The component of a screen; undefined while its code is on its way. Throws when the code can't be had.
 * React's lazy would show what stands in for it for 0.3 s at least, also when the code is here already.
 */
export function useScreenCode(screen: Screen): ComponentType | undefined {
  const [{ view, problem }, setCode] = useState<{ view?: ComponentType; problem?: unknown }>(() => {
    const loaded = screen.loaded()
    return loaded ? { view: loaded } : {}
  })
  useEffect(() => {
    if (view) return
    let wanted = true
    screen.load().then(
      (loaded) => wanted && setCode({ view: loaded }),
      (error) => wanted && setCode({ problem: error }),
    )
    return () => {
      wanted = false
    }
  }, [screen, view])
  if (problem !== undefined) throw problem
  return view
}
