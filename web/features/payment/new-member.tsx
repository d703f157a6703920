import type { User } from '#shared/contract/wire-names.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { MemberIdCard } from '#web/features/payment/member-id-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The new member ID and the next steps. */
export function NewMember({ memberId, user }: { memberId: string; user: User | undefined }) {
  return (
    <div className="grid gap-8">
      <MemberIdCard memberId={memberId} />
      <section aria-labelledby="next">
        <h2 id="next" className="font-display text-xl font-semibold">
          What's next
        </h2>
        <ol className="mt-4 grid gap-4">
          {nextSteps(user).map((step, index) => (
            <li key={step} className="flex items-start gap-3.5">
              <span
                aria-hidden="true"
                className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary"
              >
                {index + 1}
              </span>
              <span className="pt-1">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <ButtonLink href="/dashboard" size="large" block trailing="arrowRight">
        Go to dashboard
      </ButtonLink>
    </div>
  )
}

function nextSteps(user: User | undefined): string[] {
  const booking = user?.booking
  const firstVisit = booking
    ? `Come to ${booking.room} from ${shortDay(booking.startDate)}. Seat ${booking.seat} is yours.`
    : 'Come to your seat from your start date.'
  return [
    'Note your member ID. You can log in with it instead of your email.',
    'Open your dashboard for your QR pass. Show it at the entrance.',
    firstVisit,
  ]
}
