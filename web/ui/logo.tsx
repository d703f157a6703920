import { Link } from 'wouter'

/** The logo: a burning lamp in an arched niche above an open book. */
export function BrandMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={`shrink-0 ${className}`} aria-hidden="true">
      <path
        className="fill-brand"
        d="M24 2c2.6 5 16 7.5 16 19.5V42a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V21.5C8 9.5 21.4 7 24 2Z"
      />
      <path
        className="fill-accent"
        d="M24 13c3.8 4.4 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 1.7-5.6 5.5-10Z"
      />
      <path
        className="stroke-on-brand"
        d="M24 35c-2.6-2-5.8-2.6-9.5-2.5v6c3.7-.1 6.9.5 9.5 2.5 2.6-2 5.8-2.6 9.5-2.5v-6c-3.7-.1-6.9.5-9.5 2.5Zm0 0v6"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Logo and name; a link when `href` is given. In a narrow container, the text shrinks to keep a name of 20 letters on one line. */
export function Wordmark({ name, href }: { name: string; href?: string }) {
  const inside = (
    <>
      <BrandMark className="size-8" />
      <span className="font-display text-[clamp(0.8125rem,9.5cqi-0.25rem,1.125rem)] leading-tight font-semibold text-ink">
        {name}
      </span>
    </>
  )
  const look = 'inline-flex min-h-11 items-center gap-2 no-underline'
  if (href === undefined) return <span className={look}>{inside}</span>
  return (
    <Link href={href} className={look}>
      {inside}
    </Link>
  )
}
