import { useEffect } from 'react'
import { HALL_NAME } from '#shared/domain/hall.ts'
import { SCREENS, type Screen } from '#web/app/screens.ts'

let firstScreen = true

/** What a screen's appearance brings along: its title, the focus, and the code of the next one. */
export function useScreenEffects(screen: Screen): void {
  useEffect(() => {
    document.title = `${screen.title} · ${HALL_NAME}`
    if (firstScreen) firstScreen = false
    else moveToMain()
    return whenIdle(() => {
      for (const path of screen.likelyNext) SCREENS[path].prefetch()
    })
  }, [screen])
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
