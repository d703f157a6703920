import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

/** A card of related fields under a heading, in two columns on a wide screen. */
export function FieldGroup({
  title,
  description,
  children,
}: {
  title: string
  description: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="font-display text-xl leading-tight font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 text-ink-soft">{description}</p>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-6 sm:grid-cols-2">
          {children}
        </div>
      </Card>
    </section>
  )
}
