import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** The placeholder of an empty list, with an optional action. */
export function EmptyState({
  title,
  children,
  icon = 'book',
  action,
}: {
  title: string
  children?: ReactNode
  icon?: IconName
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <span className="mb-4 flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon name={icon} className="size-7" />
      </span>
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      {children !== undefined && <div className="mt-1 max-w-sm text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
