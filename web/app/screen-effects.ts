import { useEffect } from 'react'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import { type LoadedScreen, screenAt } from '#web/app/screens.ts'
import { hallName } from '#web/hall/hall-name.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

let firstScreen = true

/** When a screen appears, sets the tab's title, moves the focus and prefetches the screens that likely follow. */
export function useScreenEffects(screen: LoadedScreen): void {
  useEffect(() => {
    document.title = `${screen.title} · ${hallName()}`
    if (firstScreen) firstScreen = false
    else moveToMain()
    return whenIdle(() => {
      if (!navigator.onLine) return
      for (const path of screen.likelyNext) prefetch(path)
    })
  }, [screen])
}

/** A failure is ignored here; opening the screen reports it. */
function prefetch(path: RoutePath) {
  screenAt(path)
    .load()
    .catch(() => undefined)
}

/** Focuses the main element, so that a screen reader starts at the top, as after a page load. */
function moveToMain() {
  const main = document.getElementById('main')
  // Don't take the focus from a field that the screen has focused.
  if (!main || main.contains(document.activeElement)) return
  main.focus({ preventScroll: true })
}
