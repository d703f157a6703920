import type { User } from '#shared/contract/wire-names.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { MemberId } from '#web/features/payment/congratulations/member-id.tsx'
import { NewPass } from '#web/features/payment/congratulations/new-pass.tsx'
import { FirstDay } from '#web/features/payment/first-day.tsx'
import { FirstReceipt } from '#web/features/payment/first-receipt.tsx'
import { ReceptionCard } from '#web/hall/reception-details.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { CONGRATULATIONS_WORDS as WORDS } from '#words/booking/congratulations.ts'

/** The entrance pass, the new member ID, and what a member needs to know for the first day. */
export function NewMember({ memberId, user }: { memberId: string; user: User | undefined }) {
  const { name } = usePublicSettings()
  const booking = user?.booking
  return (
    <div
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
        booking ? 'lg:grid-cols-[24rem_minmax(0,1fr)]' : undefined,
      )}
    >
      <Card padded={false}>
        {booking && <NewPass user={user} booking={booking} />}
        <MemberId memberId={memberId} />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {booking && (
          <>
            <FirstDay booking={booking} />
            <FirstReceipt email={user.email} />
          </>
        )}
        <ReceptionCard title={WORDS.way}>
          <p className="font-medium">{name}</p>
        </ReceptionCard>
        <ButtonLink href="/dashboard" size="large" block variant="secondary" trailing="arrowRight">
          {WORDS.dashboard}
        </ButtonLink>
      </div>
    </div>
  )
}
