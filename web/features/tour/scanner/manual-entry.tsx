import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

/** Accepts a QR code's text, pasted or typed by a hand-held scanner, which ends with Enter. */
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

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    send(event)
  }

  return (
    <Card>
      <form onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="font-display text-xl font-semibold">Manual entry</h2>
        <TextArea
          ref={field}
          label="QR data"
          hint="Paste the QR code text, or tap here and use a hand-held scanner."
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="[&_textarea]:max-h-60 [&_textarea]:font-mono"
        />
        <Button
          type="submit"
          block
          busy={busy}
          busyLabel="Processing..."
          disabled={text.trim() === ''}
        >
          Process QR Data
        </Button>
      </form>
    </Card>
  )
}
