import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/**
 * The step that the browser's history asks for. Each step forward is an entry of its own, so that the
 * phone's Back leads one step back; what was typed stays with the screen, and a screen that has lost
 * it (a reload) begins anew, unless it `resumes` the step.
 */
export function useStepHistory<Step extends string>(
  steps: readonly [Step, ...Step[]],
  resumes: (asked: Step) => boolean = () => false,
) {
  const state: unknown = useHistoryState()
  const [path, navigate] = useLocation()
  const asked = steps.find((step) => step === stepIn(state)) ?? steps[0]
  const begin = () => {
    if (!resumes(asked)) navigate(path, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen opens, and only then
  useEffect(begin, [])

  return {
    asked,
    goTo: (step: Step, { replace = false } = {}) => navigate(path, { replace, state: { step } }),
    back: () => history.back(),
  }
}

function stepIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
}
