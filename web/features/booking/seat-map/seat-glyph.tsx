const shapes = {
  gold: 'M5 .6 6.35 3.4l3.05.4-2.2 2.15.5 3.05L5 7.55 2.3 9l.5-3.05L.6 3.8l3.05-.4Z',
  silver: 'M5 .8 9.2 5 5 9.2.8 5Z',
  lock: 'M2.2 4.4V3.2a2.8 2.8 0 0 1 5.6 0v1.2h.5c.4 0 .7.3.7.7v3.7c0 .4-.3.7-.7.7H1.7a.7.7 0 0 1-.7-.7V5.1c0-.4.3-.7.7-.7Zm1.3 0h3V3.2a1.5 1.5 0 0 0-3 0Z',
  check: 'm1 5.4 1.3-1.3 1.9 1.9L7.8 2l1.3 1.3-4.9 5.1Z',
  yours: 'M2 .8h6c.3 0 .5.2.5.5v8L5 7.2 1.5 9.3v-8c0-.3.2-.5.5-.5Z',
}

export type SeatGlyphName = keyof typeof shapes

/** A small sign on a seat; the seat's accessible name and the legend explain it. */
export function SeatGlyph({ name, className }: { name: SeatGlyphName; className: string }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className={`shrink-0 fill-current ${className}`}>
      <path d={shapes[name]} />
    </svg>
  )
}
