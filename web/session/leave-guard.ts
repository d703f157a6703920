let question: string | undefined

/** Asks `text` before the next navigations inside the app; undefined stops asking. */
export function confirmBeforeLeaving(text: string | undefined): void {
  question = text
}

/** Whether the page may be left. Asks the user when unsaved changes would be lost. */
export function mayLeave(): boolean {
  return question === undefined || confirm(question)
}
