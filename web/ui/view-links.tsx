import { Link } from 'wouter'

/** Links between the views of a page; `current` is the path of the shown one. */
export function ViewLinks({
  label,
  views,
  current,
}: {
  label: string
  views: readonly { path: string; label: string }[]
  current: string
}) {
  return (
    <nav aria-label={label} className="mb-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {views.map((view) => (
          <li key={view.path}>
            <Link
              href={view.path}
              aria-current={view.path === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line-strong px-4 font-medium text-ink no-underline hover:border-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
