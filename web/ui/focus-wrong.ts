/**
 * Brings what is wrong in a form into view: the first field with an error, which gets the focus, else
 * the notice that says why. For a form whose errors have just been set. An error is drawn once the
 * press is over that brought it about (pointer-press.ts); its timer was set before this one.
 */
export function focusWrong(form: HTMLElement): void {
  setTimeout(() => {
    requestAnimationFrame(() => {
      const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
      field?.focus({ preventScroll: true })
      const wrong = field ?? form.querySelector('[role=alert]')
      wrong?.scrollIntoView({ block: 'center' })
    })
  })
}
