import { useLayoutEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { User } from '#shared/contract/wire-names.ts'
import { isOver, type StudyDays } from '#shared/domain/booking/study-day.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { issuedId } from '#web/features/payment/congratulations/congratulations-state.ts'
import { NewMember } from '#web/features/payment/congratulations/new-member.tsx'
import { NoIdYet } from '#web/features/payment/no-id-yet.tsx'
import { NoMembershipNow } from '#web/features/payment/no-membership-now.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { forgetFirstMembership } from '#web/session/first-membership.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { Page } from '#web/ui/page.tsx'
import { CONGRATULATIONS_WORDS as WORDS } from '#words/booking/congratulations.ts'

/**
 * Shown after a payment that issued a member ID. Everybody may open it: it shows the user's member ID, if there is one,
 * and links to the next step.
 */
export function CongratulationsScreen() {
  const auth = useCurrentUser()
  const issued = issuedId(useHistoryState<unknown>())
  const days = useStudyDays()
  const user = auth.status === 'logged-in' ? auth.user : undefined
  const memberId = issued ?? user?.memberId ?? undefined
  // Before the page is visible, so that nobody who leaves it at once is congratulated again.
  useLayoutEffect(() => {
    if (memberId !== undefined) forgetFirstMembership()
  }, [memberId])
  if (auth.status === 'loading') return <LoadingScreen />
  const brand = <HallBrand />
  if (memberId === undefined) {
    return (
      <Page title={WORDS.noId.title} brand={brand}>
        <NoIdYet user={user} />
      </Page>
    )
  }
  // The page may be opened again after the membership has ended.
  if (user && !hasMembership(user, days)) {
    return (
      <Page title={WORDS.noMembership.title} brand={brand}>
        <NoMembershipNow memberId={memberId} user={user} />
      </Page>
    )
  }
  return (
    <Page
      title={WORDS.title}
      subtitle={WORDS.subtitle}
      brand={brand}
      width={user?.booking ? 'wide' : 'narrow'}
    >
      <NewMember memberId={memberId} user={user} />
    </Page>
  )
}

/** Whether the user has paid days that are not over. */
function hasMembership({ cover }: User, days: StudyDays): boolean {
  return cover !== null && !isOver(cover.lastEnd, days)
}
