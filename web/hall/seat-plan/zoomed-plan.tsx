import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nextZoom, pinchZoom, ZOOM } from '#web/hall/seat-plan/zoom.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { SEAT_MAP_WORDS as WORDS } from '#words/seat-map.ts'

/** The point of the scrolled plan that keeps its place during a zoom, as shares of the plan's width. */
type Focus = { content: number; view: number }

/**
 * A plan that fits the width at first and that two fingers or the buttons enlarge, so that each seat can
 * become as large as a fingertip. On wide screens the seats are large anyway, so there are no buttons.
 */
export function ZoomedPlan({ children }: { children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<number>(ZOOM.least)
  const focus = useRef<Focus>({ content: 0.5, view: 0.5 })

  function zoomAt(wanted: number, at: number) {
    const element = view.current
    if (!element) return
    const { scrollLeft, clientWidth, scrollWidth } = element
    focus.current = { content: (scrollLeft + at * clientWidth) / scrollWidth, view: at }
    setZoom(wanted)
  }

  // Keeps the focus in place while the plan gets its new width.
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    element.style.setProperty('--zoom', String(zoom))
    const { content, view: at } = focus.current
    element.scrollLeft = content * element.scrollWidth - at * element.clientWidth
  }, [zoom])
  usePinch(view, zoom, zoomAt)

  return (
    <>
      <div className="mb-2 flex justify-end gap-2 sm:hidden">
        <ZoomButton
          icon="minus"
          label={WORDS.zoomOut}
          disabled={zoom <= ZOOM.least}
          onPress={() => zoomAt(nextZoom(zoom, -1), 0.5)}
        />
        <ZoomButton
          icon="plus"
          label={WORDS.zoomIn}
          disabled={zoom >= ZOOM.most}
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
      // Stays focusable at the end of the scale.
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className="flex size-11 items-center justify-center rounded-control border border-line-strong bg-raised hover:border-ink aria-disabled:opacity-45"
    >
      <Icon name={icon} />
    </button>
  )
}

/** Zooms with two fingers. React's own touch listeners can't keep the browser from zooming the page. */
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
