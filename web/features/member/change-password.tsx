import { useState } from 'react'
import { ChangePasswordModal } from '#web/features/member/change-password-modal.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { YOUR_DATA_WORDS } from '#words/user/your-data.ts'

const WORDS = YOUR_DATA_WORDS.password

/** A button that opens the form for a new password, and its success message. */
export function ChangePassword() {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<string>()

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-2 text-ink-soft">{WORDS.text}</p>
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => {
          setDone(undefined)
          setOpen(true)
        }}
      >
        {WORDS.change}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {done !== undefined && <span className="mt-3 block">{done}</span>}
      </p>
      {open && <ChangePasswordModal onClose={() => setOpen(false)} onDone={setDone} />}
    </Card>
  )
}
