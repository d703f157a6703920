import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { hallName } from '#web/hall/hall-name.ts'
import { saveFile } from '#web/passes/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { SECOND_FACTOR_WORDS } from '#words/user/second-factor.ts'

const FILE = 'recovery-codes.txt'

/** New recovery codes. They can be saved now, and are never shown again. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[]
  onSaved: () => void
}) {
  const [wasCopied, setWasCopied] = useState<boolean>()

  function download() {
    const text = [
      fillIn(SECOND_FACTOR_WORDS.codesFile, { hall: hallName() }),
      '',
      ...codes,
      '',
    ].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), FILE)
  }

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{SECOND_FACTOR_WORDS.saveCodes}</h2>
      <p className="mt-2 text-ink-soft">{SECOND_FACTOR_WORDS.saveCodesWhy}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-sunken p-4 font-mono text-lg tabular-nums">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" leading="download" onClick={download}>
          {SECOND_FACTOR_WORDS.download}
        </Button>
        <Button
          variant="secondary"
          onClick={async () => setWasCopied(await copyText(codes.join('\n')))}
        >
          {SECOND_FACTOR_WORDS.copy}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {SECOND_FACTOR_WORDS.print}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {wasCopied === true && SECOND_FACTOR_WORDS.codesCopied}
        {wasCopied === false && SECOND_FACTOR_WORDS.codesNotCopied}
      </p>
      <Button className="mt-4" onClick={onSaved}>
        {SECOND_FACTOR_WORDS.codesSaved}
      </Button>
    </Card>
  )
}
