import { useEffect } from 'react'
import type { RoutePath } from '#shared/domain/routes.ts'
import { SCREENS, type Screen } from '#web/app/screens.ts'
import { hallName } from '#web/hall/hall-name.ts'

let firstScreen = true

/** What a screen's appearance brings along: its title, the focus, and the code of the next one. */
export function useScreenEffects(screen: Screen): void {
  useEffect(() => {
    document.title = `${screen.title} · ${hallName()}`
    if (firstScreen) firstScreen = false
    else moveToMain()
    return whenIdle(() => {
      for (const path of screen.likelyNext) prefetch(path)
    })
  }, [screen])
}

/** Where it fails, the screen itself will say so when it is opened. */
function prefetch(path: RoutePath) {
  SCREENS[path].load().catch(() => undefined)
}

/** As after a page load: the top of the page, read from the beginning. */
function moveToMain() {
  const main = document.getElementById('main')
  // A screen that has put the focus on a field of its own keeps it there.
  if (!main || main.contains(document.activeElement)) return
  main.focus({ preventScroll: true })
}

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}
