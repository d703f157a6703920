import { fillIn } from '#shared/domain/placeholders.ts'
import { LIST_TOOL_WORDS as WORDS } from '#words/admin/list-tools.ts'

/** A filter in words, for the printed list. Undefined if the filter isn't used. */
export function filterText(label: string, value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : fillIn(WORDS.filter, { label, value })
}

/** A filter with options in words, with the label of the chosen one. */
export function chosenText<Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  chosen: Value | undefined,
): string | undefined {
  return filterText(label, options.find(({ value }) => value === chosen)?.label)
}
