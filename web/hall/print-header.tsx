import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings, useToday } from '#web/api/admin/public-settings.ts'
import { localDay } from '#web/ui/local-text.ts'
import { LIST_TOOL_WORDS as WORDS } from '#words/admin/list-tools.ts'

/** On paper only: the hall's name, the day of printing, and the filter in words. */
export function PrintHeader({ filters = [] }: { filters?: readonly (string | undefined)[] }) {
  const { name } = usePublicSettings()
  const today = useToday()
  const used = filters.filter((filter) => filter !== undefined)
  return (
    <div className="mb-3 hidden border-y border-line-strong py-2 text-sm print:block">
      <p className="flex justify-between gap-4">
        <strong>{name}</strong>
        <span className="whitespace-nowrap">
          {fillIn(WORDS.printedOn, { day: localDay(today) })}
        </span>
      </p>
      {used.length > 0 && <p className="wrap-anywhere">{used.join(' · ')}</p>}
    </div>
  )
}
