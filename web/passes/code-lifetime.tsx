import { STEP_SECONDS } from '#shared/domain/door/phone-code.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'

/**
 * A bar that empties until the next code. It moves once a second, which shows reception that the page is live and
 * not a picture, even without animations.
 */
export function CodeLifetime({ nextAt, width }: { nextAt: number; width: number }) {
  const left = Math.min(STEP_SECONDS, useSecondsUntil(nextAt))
  return (
    <div
      aria-hidden="true"
      style={{ width }}
      className="h-1.5 overflow-hidden rounded-full bg-[#e3dac8]"
    >
      <div
        style={{ transform: `scaleX(${left / STEP_SECONDS})` }}
        className="h-full origin-left rounded-full bg-[#0e5a4b] transition-transform duration-1000 ease-linear"
      />
    </div>
  )
}
