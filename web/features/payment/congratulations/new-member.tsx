import type { ReactNode } from 'react'
import type { User } from '#shared/contract/wire-names.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { MemberIdCard } from '#web/features/payment/congratulations/member-id-card.tsx'
import { NewPass } from '#web/features/payment/congratulations/new-pass.tsx'
import { FirstDay } from '#web/features/payment/first-day.tsx'
import { FirstReceipt } from '#web/features/payment/first-receipt.tsx'
import { ReceptionCard } from '#web/hall/reception-details.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { CONGRATULATIONS_WORDS as WORDS } from '#words/booking/congratulations.ts'

/** The entrance pass, the new member ID, and what a member needs to know for the first day. */
export function NewMember({ memberId, user }: { memberId: string; user: User | undefined }) {
  const { name } = usePublicSettings()
  const booking = user?.booking
  return (
    <div
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
        booking ? 'lg:grid-cols-[24rem_minmax(0,1fr)]' : '',
      )}
    >
      {booking && <NewPass user={user} booking={booking} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <MemberIdCard memberId={memberId} />
        {booking && (
          <>
            <FirstDay booking={booking} />
            <FirstReceipt email={user.email} />
          </>
        )}
        <ReceptionCard title={WORDS.way}>
          <p className="font-medium">{name}</p>
        </ReceptionCard>
        <Card>
          <h2 className="font-display text-xl font-semibold">{WORDS.bring.title}</h2>
          <ul className="mt-3 grid gap-3">
            <Line icon="user">{WORDS.bring.id}</Line>
            <Line icon="scan">{WORDS.bring.pass}</Line>
            <Line icon="pencil">{WORDS.bring.memberId}</Line>
          </ul>
        </Card>
        <ButtonLink href="/dashboard" size="large" block variant="secondary" trailing="arrowRight">
          {WORDS.dashboard}
        </ButtonLink>
      </div>
    </div>
  )
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  )
}
