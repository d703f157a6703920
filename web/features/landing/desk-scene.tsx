/** An illustration in the theme's colours: a desk at an arched window, with a lamp and an open book. */
export function DeskScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 540" className={className} aria-hidden="true">
      <defs>
        <clipPath id="pane">
          <path d={ARCH} />
        </clipPath>
        <linearGradient id="lamplight" x1="0.6" y1="0" x2="0.4" y2="1">
          <stop offset="0" className="[stop-color:var(--color-accent)]" stopOpacity="0.75" />
          <stop offset="1" className="[stop-color:var(--color-accent)]" stopOpacity="0.12" />
        </linearGradient>
      </defs>
      <Window />
      <Desk />
      <LyingBooks />
      <StandingBooks />
      <OpenBook />
      <Lamp />
    </svg>
  )
}

/** The arch of the logo. */
const ARCH = 'M320 14c27 52 168 78 168 204V392H152V218C152 92 293 66 320 14Z'

function Window() {
  return (
    <g>
      <g clipPath="url(#pane)">
        <path className="fill-primary-soft" d="M140 0h360v400H140z" />
        <circle className="fill-accent dark:fill-ink" cx="250" cy="222" r="44" />
        <path
          className="fill-primary"
          opacity="0.28"
          d="M140 300c60-50 110-40 160-8s110 8 200-44v152H140z"
        />
        <path
          className="fill-primary"
          opacity="0.5"
          d="M140 350c70-34 130-30 190-6s110 14 170-18v80H140z"
        />
        <path className="stroke-surface" strokeWidth="7" d="M320 0v400M140 208h360M140 304h360" />
      </g>
      <path className="stroke-brand" strokeWidth="11" fill="none" d={ARCH} />
      <rect className="fill-brand" x="122" y="388" width="396" height="20" rx="4" />
    </g>
  )
}

function Desk() {
  return (
    <g className="fill-accent-ink dark:fill-accent dark:opacity-60">
      <rect x="20" y="462" width="600" height="26" rx="4" />
      <path opacity="0.75" d="M72 488h28l-7 66H79zM540 488h28l-7 66h-14z" />
    </g>
  )
}

/** A stack of three books with a cup of tea on top. */
function LyingBooks() {
  return (
    <g>
      <rect className="fill-brand" x="46" y="434" width="150" height="28" rx="4" />
      <rect className="fill-accent" x="60" y="408" width="128" height="26" rx="4" />
      <rect className="fill-danger" x="52" y="384" width="120" height="24" rx="4" />
      <g className="stroke-line-strong" fill="none" strokeWidth="3" strokeLinecap="round">
        <path className="fill-surface" d="M86 346h48v24a14 14 0 0 1-14 14h-20a14 14 0 0 1-14-14z" />
        <path d="M134 352h6a9 9 0 0 1 0 18h-7" />
      </g>
    </g>
  )
}

function StandingBooks() {
  return (
    <g>
      <rect className="fill-info" x="534" y="362" width="24" height="100" rx="3" />
      <rect className="fill-brand" x="560" y="346" width="22" height="116" rx="3" />
      <rect
        className="fill-accent"
        x="592"
        y="368"
        width="20"
        height="96"
        rx="3"
        transform="rotate(-7 592 462)"
      />
    </g>
  )
}

function OpenBook() {
  return (
    <g strokeLinejoin="round">
      <path className="fill-brand" d="M206 444h228v14a4 4 0 0 1-4 4H210a4 4 0 0 1-4-4z" />
      <path
        className="fill-raised stroke-line-strong dark:fill-ink"
        strokeWidth="3"
        d="M320 438c-28-22-66-26-108-16v32c42-8 80-6 108 6 28-12 66-14 108-6v-32c-42-10-80-6-108 16Z"
      />
      <path
        className="stroke-line-strong"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
        d="M320 438v22"
      />
    </g>
  )
}

function Lamp() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path fill="url(#lamplight)" d="m352 288 74 22 30 152H214z" />
      <path className="stroke-ink-soft" strokeWidth="9" fill="none" d="m494 456-18-112-60-72" />
      <circle className="fill-ink-soft" cx="476" cy="344" r="9" />
      <path className="fill-ink-soft" d="M458 450h70a6 6 0 0 1 6 6v6h-82v-6a6 6 0 0 1 6-6Z" />
      <circle className="fill-accent" cx="388" cy="298" r="16" />
      <path className="fill-brand" d="M434 248c18 12 20 36 4 62l-96-27c12-26 66-50 92-35Z" />
    </g>
  )
}
