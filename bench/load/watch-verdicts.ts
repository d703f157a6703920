import type { Page } from '@playwright/test'

/**
 * Milliseconds from a scan to the frame after the verdict, and to the frame after its photo; and the verdict's
 * text. `photo` is MAX_SAFE_INTEGER if the verdict disappeared before its photo.
 */
export type TimedVerdict = { verdict: number; photo: number; text: string }

type VerdictWatcher = {
  /** Types a code as a hand-held scanner does; the scan is its Enter. */
  scanWithScanner(digits: string): Promise<TimedVerdict>
  /** Waits for the verdict on the next code that the camera sees. */
  scanWithCamera(): Promise<TimedVerdict>
}

declare global {
  interface Window {
    verdicts: VerdictWatcher
  }
}

/** How long a verdict, or its photo, may take before the scan fails. */
const LIMIT_MS = 10_000

/** In frames that show a code, the top left pixel's grey value is above this. */
export const BRIGHT_LEVEL = 128

/** Installs `window.verdicts` in a page before it loads. */
export async function watchVerdicts(page: Page): Promise<void> {
  const limits = { bright: BRIGHT_LEVEL, limitMs: LIMIT_MS }
  await page.addInitScript(({ bright, limitMs }) => {
    let lastSection: Element | null = null

    /** Resolves to the time after the frame in which the current changes are painted. */
    const nextPaint = () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
      )

    const waitFor = <T>(what: string, find: () => T | undefined) =>
      new Promise<T>((resolve, reject) => {
        const check = () => {
          const found = find()
          if (found === undefined) return
          clearTimeout(timer)
          observer.disconnect()
          resolve(found)
        }
        const timer = setTimeout(() => {
          observer.disconnect()
          const text = document.querySelector('main')?.innerText.replace(/\s+/g, ' ').slice(0, 300)
          reject(new Error(`No ${what} within ${limitMs / 1000} s; the gate shows "${text}"`))
        }, limitMs)
        const observer = new MutationObserver(check)
        observer.observe(document, { childList: true, subtree: true, attributes: true })
        check()
      })

    const nextVerdict = async (scannedAt: () => number): Promise<TimedVerdict> => {
      const section = await waitFor('verdict', () => {
        const found = document.querySelector('[role=status] > section')
        return found && found !== lastSection ? found : undefined
      })
      lastSection = section
      const verdictAt = await nextPaint()
      const scan = scannedAt()
      const verdict = verdictAt - scan
      const text = section.textContent
      const picture = await waitFor('photo', () =>
        section.isConnected ? (section.querySelector('img') ?? undefined) : null,
      )
      if (!picture) return { verdict, photo: Number.MAX_SAFE_INTEGER, text }
      await picture.decode()
      return { verdict, photo: (await nextPaint()) - scan, text }
    }

    // The app reads each frame with getImageData anyway, so its result costs nothing extra.
    let lastFrameWithoutCodeAt = Number.NaN
    let codeVisibleSince = Number.NaN
    const { getImageData } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.getImageData = function (...args) {
      const startedAt = performance.now()
      const picture = getImageData.apply(this, args)
      if ((picture.data[0] ?? 0) < bright) lastFrameWithoutCodeAt = startedAt
      // The earliest possible time, because the previous frame did not show the code.
      else codeVisibleSince = lastFrameWithoutCodeAt
      return picture
    }

    window.verdicts = {
      async scanWithScanner(digits) {
        const typedAt = performance.now()
        // A real scanner's key events have the time of the key press, however busy the page is.
        const press = (code: string, key: string) => {
          const event = new KeyboardEvent('keydown', { code, key })
          Object.defineProperty(event, 'timeStamp', { value: typedAt })
          dispatchEvent(event)
        }
        for (const digit of digits) press(`Digit${digit}`, digit)
        const scannedAt = performance.now()
        press('Enter', 'Enter')
        return nextVerdict(() => scannedAt)
      },
      scanWithCamera: () => nextVerdict(() => codeVisibleSince),
    }
  }, limits)
}
