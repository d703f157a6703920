import { BOOKS_FILE } from '#shared/contract/desk-endpoints.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useFileDownload } from '#web/api/file-download.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { BOOKS_EXPORT_WORDS as WORDS } from '#words/money/books.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** Downloads the postings of the day's month. Not in the demo, which has no server to create the file. */
export function BooksExport({ day }: { day: CalendarDay }) {
  const month = day.slice(0, 7)
  const { mutate, isPending, isError } = useFileDownload()
  if (isDemoMode()) return null
  return (
    <Card className="mt-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
          <p className="mt-1 text-ink-soft">{fillIn(WORDS.about, { month: monthText(day) })}</p>
        </div>
        <Button
          variant="secondary"
          leading="download"
          busy={isPending}
          busyLabel={WORDS.busy}
          onClick={() => mutate({ file: BOOKS_FILE, query: { month }, name: `books-${month}.csv` })}
        >
          {WORDS.download}
        </Button>
      </div>
      <p role="alert" className="text-danger">
        {isError && <span className="mt-3 block">{WORDS.failed}</span>}
      </p>
    </Card>
  )
}

function monthText(day: CalendarDay): string {
  return new Intl.DateTimeFormat(`${LANGUAGE}-IN-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
}
