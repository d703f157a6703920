import { useHistoryState } from 'wouter/use-browser-location'
import { issuedId } from '#web/features/payment/congratulations-state.ts'
import { NewMember } from '#web/features/payment/new-member.tsx'
import { NoIdYet } from '#web/features/payment/no-id-yet.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { Page } from '#web/ui/page.tsx'

/**
 * Shown after a payment that issued a member ID. It has no guard: other visitors see their own ID,
 * if any, or a link to the next step.
 */
export function CongratulationsScreen() {
  const auth = useCurrentUser()
  const issued = issuedId(useHistoryState<unknown>())
  if (auth.status === 'loading') return <LoadingScreen />
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const memberId = issued ?? user?.memberId ?? undefined
  const brand = <HallBrand />
  if (memberId === undefined) {
    return (
      <Page title="No member ID yet" brand={brand}>
        <NoIdYet user={user} />
      </Page>
    )
  }
  return (
    <Page
      title="Congratulations!"
      subtitle="Your payment is complete and you're now a member of the study hall."
      brand={brand}
    >
      <NewMember memberId={memberId} user={user} />
    </Page>
  )
}
