import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nextZoom, pinchZoom, ZOOM } from '#web/hall/seat-plan/zoom.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { SEAT_MAP_WORDS as WORDS } from '#words/booking/seat-map.ts'

/** The point that stays in place during a zoom, as a fraction of the plan's width and of the visible width. */
type FocalPoint = { content: number; view: number }

/**
 * A plan that initially fits the width, and that a pinch or the buttons enlarge, until each seat is as large as a
 * fingertip. On wide screens, seats are large enough, so there are no buttons.
 */
export function ZoomedPlan({ children }: { children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<number>(ZOOM.min)
  const focalPoint = useRef<FocalPoint>({ content: 0.5, view: 0.5 })

  function zoomAt(wanted: number, at: number) {
    const element = view.current
    if (!element) return
    const { scrollLeft, clientWidth, scrollWidth } = element
    focalPoint.current = { content: (scrollLeft + at * clientWidth) / scrollWidth, view: at }
    setZoom(wanted)
  }

  // Keeps the focal point in place when the plan's width changes.
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    element.style.setProperty('--zoom', String(zoom))
    const { content, view: at } = focalPoint.current
    element.scrollLeft = content * element.scrollWidth - at * element.clientWidth
  }, [zoom])
  usePinch(view, zoom, zoomAt)

  return (
    <>
      <div className="mb-2 flex justify-end gap-2 sm:hidden">
        <ZoomButton
          icon="minus"
          label={WORDS.zoomOut}
          disabled={zoom <= ZOOM.min}
          onPress={() => zoomAt(nextZoom(zoom, -1), 0.5)}
        />
        <ZoomButton
          icon="plus"
          label={WORDS.zoomIn}
          disabled={zoom >= ZOOM.max}
          onPress={() => zoomAt(nextZoom(zoom, 1), 0.5)}
        />
      </div>
      <div ref={view} className="overflow-x-auto overscroll-x-contain">
        <div className="w-[calc(var(--zoom,1)*100%)]">{children}</div>
      </div>
    </>
  )
}

function ZoomButton({
  icon,
  label,
  disabled,
  onPress,
}: {
  icon: IconName
  label: string
  disabled: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, so that the button stays focusable at the limit.
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className="flex size-11 items-center justify-center rounded-control border border-line-strong bg-raised hover:border-ink aria-disabled:opacity-55"
    >
      <Icon name={icon} />
    </button>
  )
}

/** Zooms by pinching. React's touch listeners are passive, so they couldn't prevent the browser's zoom. */
function usePinch(
  view: RefObject<HTMLDivElement | null>,
  zoom: number,
  onZoom: (zoom: number, at: number) => void,
): void {
  const latest = useRef({ zoom, onZoom })
  latest.current = { zoom, onZoom }
  useEffect(() => {
    const element = view.current
    if (!element) return
    let start: { distance: number; zoom: number } | undefined
    function pinch(event: TouchEvent) {
      const [one, other] = event.touches
      if (event.touches.length !== 2 || !one || !other || !element) {
        start = undefined
        return
      }
      event.preventDefault()
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      start ??= { distance, zoom: latest.current.zoom }
      const { left, width } = element.getBoundingClientRect()
      const at = ((one.clientX + other.clientX) / 2 - left) / width
      latest.current.onZoom(pinchZoom(start.zoom, distance / start.distance), at)
    }
    const end = () => {
      start = undefined
    }
    element.addEventListener('touchstart', pinch, { passive: false })
    element.addEventListener('touchmove', pinch, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', pinch)
      element.removeEventListener('touchmove', pinch)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [view])
}
