import type { ReactNode } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ColumnSort } from '#web/ui/list/column-sort.ts'
import { LIST_TOOL_WORDS as WORDS } from '#words/admin/list-tools.ts'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Makes the title a button. */
  sort?: ColumnSort
  className?: string
}

type Selection<Row> = {
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** The name of a row that can be selected. */
  nameOf: (row: Row) => string | undefined
}

export type TableOf<Row> = { columns: readonly Column<Row>[]; selection: Selection<Row> }

/** A dense table with sortable columns, whose rows can be selected. */
export function ListTable<Row extends { id: string }>({
  label,
  busy,
  rows,
  columns,
  selection: { selected, onSelect, nameOf },
}: TableOf<Row> & { label: string; busy: boolean; rows: readonly Row[] }) {
  const selectable = rows.filter((row) => nameOf(row) !== undefined)
  const allSelected = selectable.length > 0 && selectable.every(({ id }) => selected.has(id))
  function select(ids: readonly string[], on: boolean) {
    const others = [...selected].filter((id) => !ids.includes(id))
    onSelect(new Set(on ? [...others, ...ids] : others))
  }
  return (
    <table aria-label={label} aria-busy={busy} className="w-full text-left text-sm">
      <thead className="border-b border-line-strong">
        <tr>
          <th className="w-10 py-2 pl-3 print:hidden">
            <Tick
              label={WORDS.selectAll}
              checked={allSelected}
              onCheck={(on) =>
                select(
                  selectable.map(({ id }) => id),
                  on,
                )
              }
            />
          </th>
          {columns.map(({ title, sort, className }) => (
            <th
              key={title}
              scope="col"
              aria-sort={sort?.order}
              className={classes('px-2 py-2 font-semibold text-ink-soft', className)}
            >
              {sort && (
                <button
                  type="button"
                  className="inline-flex min-h-9 items-center gap-1 font-semibold underline-offset-4 hover:underline print:hidden"
                  onClick={sort.onPress}
                >
                  {title}
                  <Icon
                    name="chevronDown"
                    className={classes(
                      'size-4',
                      sort.order === 'ascending' && 'rotate-180',
                      sort.order === undefined && 'opacity-30',
                    )}
                  />
                </button>
              )}
              {/* Browsers don't repeat buttons in the head of each printed page. */}
              <span className={sort && 'hidden print:inline'}>{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => {
          const name = nameOf(row)
          return (
            <tr key={row.id} className="break-inside-avoid align-top hover:bg-raised">
              <td className="py-2 pl-3 print:hidden">
                {name !== undefined && (
                  <Tick
                    label={fillIn(WORDS.select, { name })}
                    checked={selected.has(row.id)}
                    onCheck={(on) => select([row.id], on)}
                  />
                )}
              </td>
              {columns.map(({ title, cell, className }) => (
                <td key={title} className={classes('px-2 py-2 wrap-anywhere', className)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Tick({
  label,
  checked,
  onCheck,
}: {
  label: string
  checked: boolean
  onCheck: (on: boolean) => void
}) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      className="tick size-6"
      checked={checked}
      onChange={({ target }) => onCheck(target.checked)}
    />
  )
}
