import type { ReactNode } from 'react'
import type { User } from '#shared/contract/wire-names.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { ProfilePicture } from '#web/features/member/profile-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const WORDS = DASHBOARD_WORDS.account

/** The user's name, email, member ID and phone number. */
export function UserCard({ user }: { user: User }) {
  const { fullName, email, phoneNumber, memberId } = user
  const settings = usePublicSettings()
  const rows: { label: string; value: ReactNode }[] = [
    { label: WORDS.fullName, value: fullName },
    { label: WORDS.email, value: <EmailText>{email}</EmailText> },
    {
      label: fillIn(WORDS.memberId, { hall: settings.name }),
      value: memberId ?? <PendingId checking={user.hold?.utrSent ?? false} />,
    },
  ]
  if (phoneNumber !== null) rows.push({ label: WORDS.phone, value: phoneNumber })
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <div className="mt-4">
        <ProfilePicture user={user} />
      </div>
      <dl className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <TextLink href="/your-data">{WORDS.change}</TextLink>
        </li>
        {user.membershipCompleted && (
          <li>
            <TextLink href="/membership-details">{WORDS.details}</TextLink>
          </li>
        )}
      </ul>
    </Card>
  )
}

function PendingId({ checking }: { checking: boolean }) {
  return (
    <>
      {WORDS.idPending}
      {checking && (
        <span className="block text-sm font-normal text-ink-soft">{WORDS.idChecking}</span>
      )}
    </>
  )
}
