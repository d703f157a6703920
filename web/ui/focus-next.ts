const focusable =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)'

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function find(target: HTMLElement | string): HTMLElement | null {
  if (typeof target !== 'string') return target
  return document.getElementById(target) ?? document.getElementsByName(target)[0] ?? null
}

/**
 * Brings a field into view and focuses it: an element, or the id or name of one.
 * Waits for the next frame, so a field that is only just enabled is found too.
 */
export function focusField(target: HTMLElement | string | null): void {
  if (target === null) return
  requestAnimationFrame(() => {
    const field = find(target)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' })
  })
}

/** Does the same with the field that follows `field` in its form. */
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
