import { useEffect } from 'react'
import { playSignal } from '#web/features/gate/sounds.ts'
import { verdictText } from '#web/features/gate/verdict-text.ts'
import type { Gate } from '#web/gate/gate.ts'
import type { Shown } from '#web/gate/gate-state.ts'

/** How long a verdict is shown, unless somebody else scans. A look is shown until reception decides. */
const SHOWN_MS = { go: 6_000, stop: 15_000, visitor: 60_000 }

/** Plays the sound of each verdict, and clears the verdict after a while, unless `held`. */
export function useShownVerdict(gate: Gate, shown: Shown | undefined, held: boolean): void {
  const tone =
    shown?.kind === 'verdict'
      ? verdictText(shown, { timeZone: 'UTC', syncedAt: undefined }).tone
      : shown && 'visitor'

  // biome-ignore lint/correctness/useExhaustiveDependencies: two people in a row may have the same tone
  useEffect(() => {
    if (tone !== undefined) playSignal(tone === 'visitor' ? 'wait' : tone)
  }, [shown?.number, tone])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each verdict
  useEffect(() => {
    if (tone === undefined || tone === 'wait' || held) return
    const timer = setTimeout(gate.clear, SHOWN_MS[tone])
    return () => clearTimeout(timer)
  }, [gate, shown?.number, tone, held])
}
