import { lazy, Suspense, useState } from 'react'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'

// Loaded on demand, because most visits change nothing.
const ChangeDetailsModal = lazy(async () => ({
  default: (await import('#web/features/member/change-details-modal.tsx')).ChangeDetailsModal,
}))
const ChangeEmailModal = lazy(async () => ({
  default: (await import('#web/features/member/change-email-modal.tsx')).ChangeEmailModal,
}))

/** Name, phone number and email, with buttons to change them. */
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
      <h2 className="font-display text-xl font-semibold">Your details</h2>
      <div className="mt-2">
        <DescriptionList
          rows={[
            { label: 'Full name', value: fullName },
            { label: 'Mobile number', value: phoneNumber ?? 'Not given' },
            { label: 'Email', value: <EmailText>{email}</EmailText> },
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => open('details')}>
          Change name or phone
        </Button>
        <Button variant="secondary" onClick={() => open('email')}>
          Change email
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {done !== undefined && <span className="mt-3 block">{done}</span>}
      </p>
      <Suspense>
        {changing === 'details' && <ChangeDetailsModal {...dialog} />}
        {changing === 'email' && <ChangeEmailModal {...dialog} />}
      </Suspense>
    </Card>
  )
}
