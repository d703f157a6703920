import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, where the browser can. */
export function useScreenAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    // The browser releases the lock whenever the page is hidden.
    const request = () => {
      if (document.visibilityState !== 'visible') return
      lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      document.removeEventListener('visibilitychange', request)
      void lock?.then((held) => held?.release())
    }
  }, [])
}
