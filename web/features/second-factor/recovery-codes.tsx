import { useState } from 'react'
import { hallName } from '#web/hall/hall-name.ts'
import { saveFile } from '#web/passes/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'

const FILE = 'recovery-codes.txt'

/** New recovery codes, which can be saved now and never shown again. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[]
  onSaved: () => void
}) {
  const [copied, setCopied] = useState<'yes' | 'no'>()

  function download() {
    const text = [`${hallName()}: recovery codes`, '', ...codes, ''].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), FILE)
  }

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Save your recovery codes</h2>
      <p className="mt-2 text-ink-soft">
        Lost your phone? Each code logs you in once. We can't show them again, so keep them away
        from your phone.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-sunken p-4 font-mono text-lg tabular-nums">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" leading="download" onClick={download}>
          Download
        </Button>
        <Button
          variant="secondary"
          onClick={async () => setCopied((await copyText(codes.join('\n'))) ? 'yes' : 'no')}
        >
          Copy
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          Print
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {copied === 'yes' && 'Codes copied'}
        {copied === 'no' && "Couldn't copy the codes. Please note them down."}
      </p>
      <Button className="mt-4" onClick={onSaved}>
        I've saved them
      </Button>
    </Card>
  )
}
