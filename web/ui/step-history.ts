import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/**
 * Keeps the step in the browser's history. Each step forward adds an entry, so the phone's Back
 * button goes one step back. A reload loses the screen's input, so the first step is shown again
 * unless `canResume` returns true for the requested step.
 */
export function useStepHistory<Step extends string>(
  steps: readonly [Step, ...Step[]],
  canResume: (requested: Step) => boolean = () => false,
) {
  const state: unknown = useHistoryState()
  const [path, navigate] = useLocation()
  const requested = steps.find((step) => step === stepFromState(state)) ?? steps[0]
  const trail = trailFromState(state)
  const startOver = () => {
    if (!canResume(requested)) navigate(path, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen opens
  useEffect(startOver, [])

  return {
    requested,
    goTo: (step: Step, { replace = false } = {}) => {
      const before = replace ? trail : [...trail, requested]
      navigate(path, { replace, state: { step, trail: before } })
    },
    back: () => history.back(),
    /** Goes back to an earlier step: to its entry in the history, if there is one. */
    returnTo: (step: Step) => {
      const index = trail.lastIndexOf(step)
      if (index >= 0) history.go(index - trail.length)
      else navigate(path, { replace: true, state: { step, trail } })
    },
  }
}

function stepFromState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
}

/** The steps of the screen's earlier history entries, oldest first. */
function trailFromState(state: unknown): readonly unknown[] {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return []
  return Array.isArray(state.trail) ? state.trail : []
}
