const focusable =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)'

/** How many frames focusFirstError keeps trying: half a second at 60 frames per second. */
const MAX_FRAMES = 30

/**
 * Focuses a field and scrolls it into view. `target` is an element, or an id or name. Waits for the
 * next frame, so that a field that was just enabled can take focus.
 */
export function focusField(target: HTMLElement | string | null): void {
  if (target === null) return
  requestAnimationFrame(() => {
    const field = findField(target)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  })
}

/** Focuses the field after `field` in its form, as focusField does. */
export function focusFieldAfter(field: HTMLElement): void {
  requestAnimationFrame(() => {
    const form = field.closest('form, dialog') ?? document.body
    const next = [...form.querySelectorAll<HTMLElement>(focusable)].find(
      (other) =>
        field.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING &&
        other.tabIndex >= 0 &&
        other.checkVisibility(),
    )
    focusField(next ?? null)
  })
}

/**
 * Focuses the first field of a form that has an error, else scrolls the alert into view. Retries for
 * some frames: an error appears only after the pointer is released (pointer-press.ts), or after React
 * has rendered the reply.
 */
export function focusFirstError(form: HTMLElement, frames = MAX_FRAMES): void {
  setTimeout(() => {
    requestAnimationFrame(() => {
      const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
      const target = field ?? form.querySelector('[role=alert]')
      if (!target) return frames > 0 ? focusFirstError(form, frames - 1) : undefined
      field?.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'center' })
    })
  })
}

function findField(target: HTMLElement | string): HTMLElement | null {
  if (typeof target !== 'string') return target
  return document.getElementById(target) ?? document.getElementsByName(target)[0] ?? null
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
