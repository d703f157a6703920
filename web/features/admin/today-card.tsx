import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { fillIn } from '#shared/domain/placeholders.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'

/** A card of today's board: a number, its first entries, and a link to all of them. */
export function TodayCard({
  title,
  count,
  aside,
  href,
  children,
}: {
  title: string
  /** A count or a sum; null if there is neither. */
  count: number | string | null
  /** Shown beside the number, such as a sum. */
  aside?: ReactNode
  href: string
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card padded={false} className="p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={id} className="text-base font-semibold">
            {title}
          </h3>
          <TextLink
            href={href}
            aria-label={fillIn(WORDS.seeAllLabel, { title })}
            className="-my-2 flex min-h-11 items-center text-sm"
          >
            {WORDS.seeAll}
          </TextLink>
        </div>
        {count !== null && (
          <p className="flex flex-wrap items-baseline gap-x-3 font-display text-3xl leading-tight font-semibold tabular-nums">
            {count}
            {aside !== undefined && (
              <span className="font-sans text-base font-medium text-ink-soft">{aside}</span>
            )}
          </p>
        )}
        {children}
      </Card>
    </section>
  )
}

/** The entries of a card, as a list of TodayRow. */
export function TodayRows({ children }: { children: ReactNode }) {
  return <ul className="mt-2 divide-y divide-line border-t border-line">{children}</ul>
}

export function TodayRow({
  href,
  name,
  about,
  amount,
  end,
}: {
  href: string
  name: string
  about: string
  amount?: string | undefined
  end: string | undefined
}) {
  return (
    <li>
      <Link
        href={href}
        className="-mx-2 block rounded-lg px-2 py-1.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          {amount !== undefined && <strong className="font-semibold tabular-nums">{amount}</strong>}
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-soft">
          <span>{about}</span>
          {end !== undefined && <span className="tabular-nums max-sm:w-full">{end}</span>}
        </span>
      </Link>
    </li>
  )
}

/** The text of a card without entries. */
export function TodayEmpty({ children }: { children: string }) {
  return <p className="mt-2 border-t border-line pt-3 text-sm text-ink-soft">{children}</p>
}
