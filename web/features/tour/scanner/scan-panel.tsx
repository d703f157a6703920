import { type ReactNode, useEffect, useRef } from 'react'
import type { ScannedVisitor } from '#shared/contract/tour/visitor.ts'
import { VisitorInfo } from '#web/features/tour/scanner/visitor-info.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const TONE_STYLES: Record<'success' | 'warning', { icon: IconName; className: string }> = {
  success: { icon: 'checkCircle', className: 'bg-success-soft text-success' },
  warning: { icon: 'alert', className: 'bg-warning-soft text-warning' },
}

/** A panel that replaces the inputs. Its heading takes focus. */
export function ScanPanel({
  tone,
  title,
  text,
  visitor,
  completed = false,
  children,
}: {
  tone: 'success' | 'warning'
  title: string
  text: string
  visitor: ScannedVisitor
  completed?: boolean
  /** The buttons. */
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const { icon, className } = TONE_STYLES[tone]
  return (
    <Card padded={false}>
      <div className={`flex items-start gap-4 px-5 py-5 sm:px-7 ${className}`}>
        <Icon name={icon} className="size-9" />
        <div className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-2xl leading-tight font-semibold outline-none"
          >
            {title}
          </h2>
          <p className="mt-1 text-ink">{text}</p>
        </div>
      </div>
      <div className="px-5 py-3 sm:px-7">
        <VisitorInfo visitor={visitor} completed={completed} />
      </div>
      <div className="grid gap-3 border-t border-line p-5 sm:grid-cols-2 sm:px-7">{children}</div>
    </Card>
  )
}
