import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { addDays, type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import { MONEY_ACCOUNTS } from '#shared/domain/money/day-book.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings, useToday } from '#web/api/admin/public-settings.ts'
import { type DayBook, useDayBook } from '#web/api/money/books.ts'
import { BooksExport } from '#web/features/books/books-export.tsx'
import { BooksPage } from '#web/features/books/books-page.tsx'
import { useBooksUrl } from '#web/features/books/books-url.ts'
import { CloseDayDialog } from '#web/features/books/close-day-dialog.tsx'
import { JournalTable } from '#web/features/books/journal-table.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { LoadState } from '#web/ui/list/load-state.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { BOOKS_WORDS, CLOSE_DAY_WORDS, DAY_BOOK_WORDS as WORDS } from '#words/money/books.ts'

/** The day book: a day's journals in order, the balances around them, closing the day, and the accountant's file. */
export function DayBookScreen() {
  const today = useToday()
  const [{ day = today }, change] = useBooksUrl()
  const [done, setDone] = useState<string>()
  const dayBook = useDayBook(day)
  const showDay = (shown: CalendarDay) => {
    setDone(undefined)
    change({ day: shown === today ? undefined : shown })
  }
  return (
    <BooksPage title={WORDS.title} subtitle={WORDS.subtitle}>
      <SuccessNotice message={done} onDismiss={() => setDone(undefined)} className="mb-6" />
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <DatePicker
          label={WORDS.day}
          today={today}
          max={today}
          value={day}
          onChange={showDay}
          className="w-full sm:w-64"
        />
        <Button variant="secondary" leading="chevronLeft" onClick={() => showDay(addDays(day, -1))}>
          {WORDS.previous}
        </Button>
        <Button
          variant="secondary"
          trailing="chevronRight"
          disabled={day >= today}
          onClick={() => showDay(addDays(day, 1))}
        >
          {WORDS.next}
        </Button>
        <Button variant="secondary" onClick={() => print()} className="sm:ml-auto">
          {BOOKS_WORDS.print}
        </Button>
      </div>
      <div className="mt-6">
        <LoadState query={dayBook} words={WORDS} />
        {dayBook.isSuccess && <Day book={dayBook.data} onDone={setDone} />}
      </div>
      <BooksExport day={day} />
    </BooksPage>
  )
}

const COLUMN = 'px-1.5 py-2 font-medium last:pr-4 sm:px-3 sm:last:pr-5'
const SUM_COLUMN =
  'px-1.5 py-2.5 text-sm font-semibold whitespace-nowrap last:pr-4 sm:px-3 sm:text-base sm:last:pr-5'

function Day({ book, onDone }: { book: DayBook; onDone: (message: string) => void }) {
  const { day, opening, closing, lines, warnings } = book
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-2xl font-semibold">
          {localDay(day)} <ClosingBadge book={book} />
        </h2>
        {warnings && (
          <Button leading="lock" onClick={() => setAsking(true)} className="print:hidden">
            {CLOSE_DAY_WORDS.close}
          </Button>
        )}
      </div>
      <Card padded={false}>
        <table className="w-full text-right tabular-nums">
          <caption className="sr-only">{WORDS.balances}</caption>
          <thead className="text-sm text-ink-soft">
            <tr>
              <td />
              <th scope="col" className={COLUMN}>
                {WORDS.opening}
              </th>
              <th scope="col" className={COLUMN}>
                {WORDS.closing}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {MONEY_ACCOUNTS.map((account) => (
              <tr key={account}>
                <th scope="row" className="py-2.5 pl-4 text-left font-medium sm:pl-5">
                  {BOOKS_WORDS[account]}
                </th>
                <td className={SUM_COLUMN}>{rupees(opening[account])}</td>
                <td className={SUM_COLUMN}>{rupees(closing[account])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <JournalTable day={day} lines={lines} onDone={onDone} />
      {warnings && asking && (
        <CloseDayDialog
          book={book}
          warnings={warnings}
          onClose={() => setAsking(false)}
          onClosed={() => {
            setAsking(false)
            onDone(CLOSE_DAY_WORDS.done)
          }}
        />
      )}
    </div>
  )
}

function ClosingBadge({ book: { closed } }: { book: DayBook }) {
  const { timeZone } = usePublicSettings()
  if (!closed) return <Badge tone="neutral">{WORDS.open}</Badge>
  const at = new Date(closed.at)
  return (
    <Badge tone="success">
      {fillIn(WORDS.closed, {
        name: closed.by,
        day: localDay(dayIn(timeZone, at)),
        time: hallTime(timeZone, at),
      })}
    </Badge>
  )
}
