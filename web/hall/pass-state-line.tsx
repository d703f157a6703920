import type { ReactNode } from 'react'
import type { PassStateKind } from '#shared/domain/pass/pass-state.ts'
import { type Tone, toneClasses } from '#web/ui/badge.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** The icons differ, because a screen may be grey. */
const STYLES: Record<PassStateKind, { tone: Tone; icon: IconName }> = {
  coming: { tone: 'info', icon: 'calendar' },
  now: { tone: 'success', icon: 'checkCircle' },
  between: { tone: 'warning', icon: 'clock' },
  over: { tone: 'danger', icon: 'close' },
}

/** Says above a code whether the pass works now. */
export function PassStateLine({ kind, children }: { kind: PassStateKind; children: ReactNode }) {
  const { tone, icon } = STYLES[kind]
  return (
    <p
      className={`inline-block max-w-full rounded-control border px-3 py-1.5 leading-snug text-balance font-semibold ${toneClasses[tone]}`}
    >
      <Icon name={icon} className="mr-2 -mt-0.5 inline size-5" />
      {children}
    </p>
  )
}
