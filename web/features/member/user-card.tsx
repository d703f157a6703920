import type { User } from '#shared/contract/wire-names.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { Card } from '#web/ui/card.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const ID_PENDING = 'Pending - Complete membership & payment to get your ID'

/** Name, email, member ID and phone. */
export function UserCard({ user }: { user: User }) {
  const { fullName, email, phoneNumber, memberId } = user
  const settings = usePublicSettings()
  const rows = [
    { label: 'Full name', value: fullName },
    { label: 'Email', value: <EmailText>{email}</EmailText> },
    {
      label: `${settings.name} ID`,
      value: memberId ?? ID_PENDING,
    },
  ]
  if (phoneNumber !== null) rows.push({ label: 'Phone', value: phoneNumber })
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Your account</h2>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href="/your-data">Change name, phone or email</TextLink>
        {user.membershipCompleted && (
          <TextLink href="/membership-details">Edit membership details</TextLink>
        )}
      </p>
    </Card>
  )
}
