import { fillIn } from '#shared/domain/placeholders.ts'
import type { KnownMembers } from '#web/api/booking/walk-in.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'

type KnownMember = NonNullable<KnownMembers['phoneNumber']>

/** Says who already has the phone number or the email, with a link to the member. */
export function KnownMemberNotice({ known }: { known: KnownMembers }) {
  const { phoneNumber, email } = known
  if (!phoneNumber && !email) return null
  return (
    <Notice tone="warning">
      {phoneNumber && <Line text={WORDS.knownPhone} known={phoneNumber} />}
      {email && (!phoneNumber || email.id !== phoneNumber.id) && (
        <Line text={WORDS.knownEmail} known={email} />
      )}
    </Notice>
  )
}

function Line({ text, known: { id, name, memberId } }: { text: string; known: KnownMember }) {
  if (id === null) return <p>{WORDS.knownStaff}</p>
  const whom = [name, memberId].filter(Boolean).join(', ')
  return (
    <p>
      {fillIn(text, { name: whom })}{' '}
      <TextLink href={`/user-management?user=${id}`}>{WORDS.open}</TextLink>
    </p>
  )
}
