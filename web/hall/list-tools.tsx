import { shownCount } from '#shared/domain/list-pages.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { useFileDownload } from '#web/api/file-download.ts'
import { PrintHeader } from '#web/hall/print-header.tsx'
import type { usePrintAll } from '#web/hall/use-print-all.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { LIST_TOOL_WORDS as WORDS } from '#words/admin/list-tools.ts'

type ListToolsProps = {
  /** The CSV file of all rows that match the filter. */
  file: { url: `/${string}` }
  filter: Readonly<Record<string, string | undefined>>
  /** The filter in words, for the printed list. */
  filters?: readonly (string | undefined)[]
  /** The name of the saved file. */
  name: string
  print: Omit<ReturnType<typeof usePrintAll>, 'rows' | 'more'> & {
    rows: readonly unknown[] | undefined
    more?: boolean | undefined
  }
}

/** Buttons that print the matching rows and, for admins, download them; not in the demo, which has no server. */
export function ListTools({ file, filter, filters, name, print }: ListToolsProps) {
  const { mutate, isPending, isError } = useFileDownload()
  const downloads = may(useLoggedInUser(), 'listFiles') && !isDemoMode()
  const { rows = [], total = 0, more } = print
  return (
    <>
      <PrintHeader {...(filters && { filters })} />
      {rows.length < total && (
        <p className="hidden print:block">
          {fillIn(total === Number.POSITIVE_INFINITY ? WORDS.printedNewest : WORDS.printedPart, {
            shown: rows.length,
            count: shownCount({ total, more }),
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
        <p role="alert" className="text-danger">
          {isError ? WORDS.downloadFailed : print.isError && WORDS.printFailed}
        </p>
        <Button
          variant="quiet"
          size="small"
          busy={print.isPending}
          busyLabel={WORDS.printing}
          onClick={print.onPrint}
        >
          {WORDS.print}
        </Button>
        {downloads && (
          <Button
            variant="quiet"
            size="small"
            leading="download"
            busy={isPending}
            busyLabel={WORDS.downloading}
            onClick={() => mutate({ file, query: filter, name })}
          >
            {WORDS.download}
          </Button>
        )}
      </div>
    </>
  )
}
