import { type ReactNode, useId } from 'react'

/** A part of the form: its title, and its fields side by side on a wide screen. */
export function FieldRow({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface p-gutter shadow-soft sm:p-6"
    >
      <h2 id={id} className="mb-4 font-display text-xl font-semibold">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {children}
      </div>
    </section>
  )
}
