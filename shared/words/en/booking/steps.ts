/** The progress through a sequence of steps. */
export const STEPS_WORDS = {
  progress: 'Progress',
  step: 'Step {current} of {count}',
  done: '(done)',
} as const
