import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { MANUAL_SCAN_WORDS } from '#words/tour/qr-scanner.ts'

/** Accepts the text of a QR code, pasted or typed by a hand-held scanner, which ends it with Enter. */
export function ManualEntry({
  field,
  busy,
  onText,
}: {
  field: RefObject<HTMLTextAreaElement | null>
  busy: boolean
  onText: (text: string) => void
}) {
  const [text, setText] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    // Selects the text, so that a hand-held scanner overwrites it with the next code.
    field.current?.select()
    if (!busy) onText(text)
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    send(event)
  }

  return (
    <Card>
      <form onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="font-display text-xl font-semibold">{MANUAL_SCAN_WORDS.title}</h2>
        <TextArea
          ref={field}
          label={MANUAL_SCAN_WORDS.label}
          hint={MANUAL_SCAN_WORDS.hint}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="[&_textarea]:max-h-60 [&_textarea]:font-mono"
        />
        <Button
          type="submit"
          block
          busy={busy}
          busyLabel={MANUAL_SCAN_WORDS.processing}
          disabled={text.trim() === ''}
        >
          {MANUAL_SCAN_WORDS.process}
        </Button>
      </form>
    </Card>
  )
}
