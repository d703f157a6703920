import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'

export type Tone =
  | 'neutral'
  | 'primary'
  | 'accent'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  | 'silver'
  | 'gold'

export const toneClasses: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft border-line',
  primary: 'bg-primary-soft text-primary border-primary/20',
  accent: 'bg-accent-soft text-accent-ink border-accent/40',
  info: 'bg-info-soft text-info border-info/20',
  success: 'bg-success-soft text-success border-success/20',
  warning: 'bg-warning-soft text-warning border-warning/25',
  danger: 'bg-danger-soft text-danger border-danger/20',
  silver: 'bg-silver-soft text-silver border-silver/25',
  gold: 'bg-gold-soft text-gold border-gold/30',
}

/** A pill with a short text, such as a status. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span
      className={`inline-flex w-max max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm font-medium ${toneClasses[tone]}`}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  )
}
