const SWAGS = [0, 80, 160, 240, 320]
/** Where the flowers of a swag hang, from its left end. */
const FLOWERS = [
  [16, 10],
  [28, 14],
  [40, 15.5],
  [52, 14],
  [64, 10],
] as const

/** A toran, the garland of marigolds and mango leaves that is hung over a door to welcome people. */
export function Garland() {
  return (
    <svg
      viewBox="0 0 400 40"
      preserveAspectRatio="xMidYMin slice"
      width="100%"
      height="40"
      className="text-primary"
      aria-hidden="true"
    >
      {SWAGS.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M0 2Q40 29 80 2" fill="none" stroke="currentColor" />
          <path
            d="M40 20q-9 8 0 19q9-11 0-19M0 3q-10 10 0 25q10-15 0-25M80 3q-10 10 0 25q10-15 0-25"
            fill="currentColor"
          />
          {FLOWERS.map(([dx, dy]) => (
            <g key={dx} transform={`translate(${dx} ${dy})`}>
              <circle r="6" className="fill-accent" />
              <circle r="2.5" style={{ fill: 'var(--color-accent-ink)' }} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}
