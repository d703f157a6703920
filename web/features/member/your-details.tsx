import { useState } from 'react'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { YOUR_DATA_WORDS } from '#words/user/your-data.ts'

const WORDS = YOUR_DATA_WORDS.details

// Loaded on demand, because users rarely change their details.
const ChangeDetailsModal = lazyPart(
  async () => (await import('#web/features/member/change-details-modal.tsx')).ChangeDetailsModal,
)
const ChangeEmailModal = lazyPart(
  async () => (await import('#web/features/member/change-email-modal.tsx')).ChangeEmailModal,
)

/** The user's name, phone number and email, with buttons to change them. */
export function YourDetails() {
  const { email, fullName, phoneNumber } = useLoggedInUser()
  const [changing, setChanging] = useState<'details' | 'email'>()
  const [done, setDone] = useState<string>()

  function open(what: 'details' | 'email') {
    setDone(undefined)
    setChanging(what)
  }

  const dialog = { onClose: () => setChanging(undefined), onDone: setDone }
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <div className="mt-2">
        <DescriptionList
          rows={[
            { label: WORDS.fullName, value: fullName },
            { label: WORDS.phone, value: phoneNumber ?? WORDS.notGiven },
            { label: WORDS.email, value: <EmailText>{email}</EmailText> },
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => open('details')}>
          {WORDS.change}
        </Button>
        <Button variant="secondary" onClick={() => open('email')}>
          {WORDS.changeEmail}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {done !== undefined && <span className="mt-3 block">{done}</span>}
      </p>
      {changing === 'details' && <ChangeDetailsModal {...dialog} />}
      {changing === 'email' && <ChangeEmailModal {...dialog} />}
    </Card>
  )
}
