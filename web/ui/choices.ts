import type { SelectOption } from '#web/ui/select.tsx'

/** Options whose value is the text that people read. */
export function choices(texts: readonly string[]): SelectOption[] {
  return texts.map((text) => ({ value: text, label: text }))
}
