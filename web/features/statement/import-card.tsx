import { useState } from 'react'
import { STATEMENT_MAX_LENGTH } from '#shared/domain/money/statement-table.ts'
import {
  type ImportResult,
  type StatementPreview,
  usePreviewStatement,
} from '#web/api/money/statement.ts'
import { ColumnsForm } from '#web/features/statement/columns-form.tsx'
import { fileText } from '#web/features/statement/file-text.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { IMPORT_WORDS as WORDS } from '#words/money/statement.ts'

type ChosenFile = { name: string; text: string; preview: StatementPreview }

/** Imports a statement: asks for a file, then for the meaning of its columns. */
export function ImportCard({
  onChoose,
  onImported,
}: {
  onChoose: () => void
  onImported: (imported: ImportResult) => void
}) {
  const [name, setName] = useState('')
  const [tooLarge, setTooLarge] = useState(false)
  const [chosen, setChosen] = useState<ChosenFile>()
  const preview = usePreviewStatement((read, text) => setChosen({ name, text, preview: read }))

  function choose(file: File) {
    onChoose()
    preview.reset()
    setChosen(undefined)
    setName(file.name)
    setTooLarge(file.size > STATEMENT_MAX_LENGTH)
    if (file.size > STATEMENT_MAX_LENGTH) return
    preview.mutate(async () => fileText(new Uint8Array(await file.arrayBuffer())))
  }

  return (
    <Card>
      <h2 className="mb-4 font-display text-xl font-semibold">{WORDS.title}</h2>
      <Field
        label={WORDS.file}
        hint={WORDS.hint}
        error={tooLarge ? WORDS.tooLarge : preview.error?.message}
      >
        {(control) => (
          <div className="relative flex min-h-12 items-center justify-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:w-max">
            <Icon name="upload" />
            <span aria-hidden="true">{WORDS.chooseFile}</span>
            <input
              {...control}
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (file) choose(file)
                // Without this, choosing the same file again would not fire a change event.
                target.value = ''
              }}
              className="absolute inset-0 cursor-pointer text-[0] opacity-0 file:size-full file:cursor-pointer"
            />
          </div>
        )}
      </Field>
      {preview.isPending && (
        <p className="mt-4 flex items-center gap-3 text-ink-soft" role="status">
          <Spinner /> {WORDS.reading}
        </p>
      )}
      {chosen && (
        <ColumnsForm
          {...chosen}
          onCancel={() => setChosen(undefined)}
          onImported={(imported) => {
            setChosen(undefined)
            onImported(imported)
          }}
        />
      )}
    </Card>
  )
}
