/** Half a second on a screen that draws sixty frames in one. */
const FRAMES = 30

/**
 * Brings what is wrong in a form into view: the first field with an error, which gets the focus, else
 * the notice that says why. For a form whose errors are about to be drawn, which takes a frame or a
 * few: those of a press wait until it is over (pointer-press.ts), those of a refusal for its reply.
 */
export function focusWrong(form: HTMLElement, frames = FRAMES): void {
  setTimeout(() => {
    requestAnimationFrame(() => {
      const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
      const wrong = field ?? form.querySelector('[role=alert]')
      if (!wrong) return frames > 0 ? focusWrong(form, frames - 1) : undefined
      field?.focus({ preventScroll: true })
      wrong.scrollIntoView({ block: 'center' })
    })
  })
}
