import { type FormEvent, useState } from 'react'
import {
  type GuessedMapping,
  isComplete,
  STATEMENT_COLUMNS,
  type StatementColumn,
} from '#shared/domain/money/statement-table.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import {
  type ImportResult,
  type StatementPreview,
  useImportStatement,
} from '#web/api/money/statement.ts'
import { Button } from '#web/ui/button.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { IMPORT_WORDS as WORDS } from '#words/money/statement.ts'

const OPTIONAL: ReadonlySet<StatementColumn> = new Set(['reference', 'type'])
const NONE = 'none'

/** Asks what the columns of a statement mean, with a guess filled in, and imports the statement. */
export function ColumnsForm({
  name,
  text,
  preview,
  onCancel,
  onImported,
}: {
  name: string
  text: string
  preview: StatementPreview
  onCancel: () => void
  onImported: (imported: ImportResult) => void
}) {
  const [mapping, setMapping] = useState<GuessedMapping>(preview.mapping)
  const [incomplete, setIncomplete] = useState(false)
  const importing = useImportStatement(onImported)
  const columns = preview.columns.map((column, at) => ({
    value: String(at),
    label: column === '' ? fillIn(WORDS.column, { number: at + 1 }) : column,
  }))

  function submit(event: FormEvent) {
    event.preventDefault()
    setIncomplete(!isComplete(mapping))
    if (isComplete(mapping)) importing.mutate({ text, mapping })
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      <FirstLines name={name} preview={preview} />
      <p>{preview.saved ? WORDS.saved : WORDS.guessed}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {STATEMENT_COLUMNS.map((column) => (
          <Select
            key={column}
            label={WORDS.columns[column]}
            placeholder={WORDS.choose}
            options={
              OPTIONAL.has(column) ? [{ value: NONE, label: WORDS.none }, ...columns] : columns
            }
            value={mapping[column]?.toString() ?? (OPTIONAL.has(column) ? NONE : '')}
            onChange={(value) => {
              setIncomplete(false)
              setMapping({ ...mapping, [column]: value === NONE ? null : Number(value) })
            }}
          />
        ))}
      </div>
      {incomplete && <Notice tone="danger">{WORDS.missing}</Notice>}
      {importing.isError && <Notice tone="danger">{importing.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={importing.isPending} busyLabel={WORDS.importing}>
          {WORDS.import}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={importing.isPending}>
          {WORDS.cancel}
        </Button>
      </div>
    </form>
  )
}

function FirstLines({ name, preview }: { name: string; preview: StatementPreview }) {
  const title = fillIn(WORDS.preview, { file: name })
  const total = fillIn(localPlural(preview.total, WORDS.lines), { count: preview.total })
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-sm">
        <caption className="sticky left-0 p-3 text-left wrap-anywhere">
          <span className="font-semibold">{title}</span>{' '}
          <span className="text-ink-soft">({total})</span>
        </caption>
        <thead className="border-t border-line bg-sunken">
          <tr>
            {preview.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name
              <th key={at} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {preview.lines.map((cells, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal
            <tr key={line}>
              {preview.columns.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells may be equal
                <td key={at} className="max-w-80 truncate px-3 py-2">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
