let question: string | undefined

/** From now on a step inside the app asks first; undefined lets everybody go again. */
export function askBeforeLeaving(asked: string | undefined): void {
  question = asked
}

/** Whether the page may be left, asked of the person where something would be lost. */
export function mayLeave(): boolean {
  return question === undefined || confirm(question)
}
