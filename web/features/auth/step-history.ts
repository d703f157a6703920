import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/**
 * Keeps the step in the browser's history. Each step forward adds an entry, so the phone's Back
 * button goes one step back. The input is in the screen's state, so after a reload it starts over
 * unless it `resumes` the step.
 */
export function useStepHistory<Step extends string>(
  steps: readonly [Step, ...Step[]],
  resumes: (requested: Step) => boolean = () => false,
) {
  const state: unknown = useHistoryState()
  const [path, navigate] = useLocation()
  const requested = steps.find((step) => step === stepIn(state)) ?? steps[0]
  const startOver = () => {
    if (!resumes(requested)) navigate(path, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen opens
  useEffect(startOver, [])

  return {
    requested,
    goTo: (step: Step, { replace = false } = {}) => navigate(path, { replace, state: { step } }),
    back: () => history.back(),
  }
}

function stepIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
}
