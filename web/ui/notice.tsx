import type { ReactNode } from 'react'
import { toneClasses } from '#web/ui/badge.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'checkCircle',
  warning: 'alert',
  danger: 'alert',
}

/** A banner in the page. `danger` is announced assertively, all other tones politely. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissLabel = WIDGET_WORDS.dismiss,
}: {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  /** A button or link below the text. */
  action?: ReactNode
  onDismiss?: () => void
  dismissLabel?: string
}) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-control border p-4 ${toneClasses[tone]}`}
    >
      <Icon name={icons[tone]} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1 break-words">
        {title && <p className="font-semibold text-balance">{title}</p>}
        {children !== undefined && <div className="text-pretty text-ink">{children}</div>}
        {action !== undefined && <div className="mt-3">{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={dismissLabel}
          className="-m-2.5 flex size-11 items-center justify-center rounded-control"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
