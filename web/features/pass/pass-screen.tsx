import { use, useMemo } from 'react'
import { Link } from 'wouter'
import type { Hold } from '#shared/contract/wire-names.ts'
import type { Ending } from '#shared/domain/booking/ending.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { daysLeft, isOver, type StudyDays } from '#shared/domain/booking/study-day.ts'
import { isOverdue } from '#shared/domain/money/overdue.ts'
import { type PassState, passState } from '#shared/domain/pass/pass-state.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays, useToday } from '#web/api/admin/public-settings.ts'
import { EntranceCode } from '#web/features/pass/entrance-code.tsx'
import { usePassLayout } from '#web/features/pass/qr-size.ts'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { hallName } from '#web/hall/hall-name.ts'
import { PassStateLine } from '#web/hall/pass-state-line.tsx'
import { passEnd, passStateText } from '#web/hall/pass-validity.ts'
import { ReceptionDetails } from '#web/hall/reception-details.tsx'
import { passOf, type StoredPass, storedPass } from '#web/passes/stored-pass.ts'
import { preloadEncoder } from '#web/passes/use-pass-qr.ts'
import { YourSeat } from '#web/passes/your-seat.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHeader } from '#web/ui/page-footer.ts'
import { useScreenAwake } from '#web/ui/screen-awake.ts'
import { useOnline } from '#web/ui/use-online.ts'
import { PASS_WORDS } from '#words/door/pass.ts'

/** Awaited before the screen is shown, so that the first render draws the code. */
export const encoderLoaded = preloadEncoder()

/**
 * The member's entrance pass, full screen on white. Until the user is loaded, shows the pass that this browser stores,
 * so it works offline.
 */
export function PassScreen() {
  const auth = useCurrentUser()
  const user = auth.status === 'logged-in' ? auth.user : undefined
  const pass = useMemo(() => (user ? passOf(user, new Date().toISOString()) : storedPass()), [user])
  if (pass) return <ShownPass pass={pass} isCurrent={user !== undefined} />
  if (user?.hold) return <PaymentFirst hold={user.hold} />
  return <NoPass loggedIn={user !== undefined} />
}

function ShownPass({ pass, isCurrent }: { pass: StoredPass; isCurrent: boolean }) {
  const days = useStudyDays()
  const today = useToday()
  const { stay, ending, due } = pass
  const state = passState(stay, ending, days)
  const overdue = due && isOverdue(due, today)
  // A member whose last hours have just ended still needs the code to leave.
  const withCode = !isOver(ending, days)
  const { size, linesBeside } = usePassLayout()
  const online = useOnline()
  useScreenAwake()
  const stateLine = (
    <div data-keep-clear className={linesBeside ? 'mt-2' : 'px-1 py-2'}>
      <PassStateLine kind={overdue ? 'over' : state.kind}>
        {overdue
          ? fillIn(PASS_WORDS.overdue, { open: rupees(due.open), day: localDay(due.payableOn) })
          : passStateText(state, stay, ending)}
      </PassStateLine>
    </div>
  )
  return (
    <main
      id="main"
      tabIndex={-1}
      data-light
      className={classes(
        'flex min-h-dvh items-center bg-raised px-2 outline-none',
        linesBeside ? 'gap-4 py-3 text-left' : 'flex-col pt-1 pb-6 text-center',
      )}
    >
      {linesBeside || (
        <>
          <PassHeader />
          {stateLine}
        </>
      )}
      {withCode && (
        <div data-keep-clear className="flex shrink-0 flex-col items-center text-center">
          <EntranceCode pass={pass} size={size} />
        </div>
      )}
      <div data-keep-clear className="min-w-0 px-3">
        {linesBeside && (
          <>
            <PassHeader />
            {stateLine}
          </>
        )}
        <h1 className="mt-2 font-display text-3xl leading-snug font-semibold wrap-anywhere">
          {pass.name}
        </h1>
        <div className="mt-1 leading-snug">
          <YourSeat room={pass.room} seat={pass.seat} batch={state.batch} />
          {pass.memberId !== null && <p className="tabular-nums">{pass.memberId}</p>}
        </div>
        <p className="mt-2 text-lg font-semibold">{validity(state, ending, days)}</p>
        {state.kind === 'over' ? (
          <ButtonLink href="/booking?renewal=true" className="mt-4">
            {PASS_WORDS.renew}
          </ButtonLink>
        ) : (
          <p className="mx-auto mt-3 max-w-sm text-sm text-pretty text-ink-soft">
            {PASS_WORDS.brightness}
          </p>
        )}
        <p role="status" className="mx-auto mt-2 max-w-sm text-sm text-pretty text-ink-soft">
          {!(isCurrent && online) && PASS_WORDS.stored}
        </p>
        {state.kind !== 'over' && !linesBeside && online && (
          <div className="mx-auto mt-4 max-w-sm border-t border-line pt-3">
            <ReceptionDetails />
          </div>
        )}
      </div>
    </main>
  )
}

/** The link back, the hall's name and, if online, the language switch: offline, only the current language is available. */
function PassHeader() {
  const languages = use(PageHeader)
  const online = useOnline()
  return (
    <div className="flex w-full max-w-3xl items-center gap-x-2 px-3">
      <Link
        href="/dashboard"
        className="min-h-11 min-w-0 content-center font-medium underline underline-offset-4"
      >
        <Icon name="arrowLeft" className="mr-1.5 inline size-4" />
        {online ? PASS_WORDS.dashboard : PASS_WORDS.dashboardOffline}
      </Link>
      <span className="ml-auto min-w-0 text-right font-display leading-tight font-semibold wrap-anywhere">
        {hallName()}
      </span>
      {online && languages}
    </div>
  )
}

/** Returns what the line above the code leaves out: until when the pass works, or the days left. */
function validity({ kind }: PassState, ending: Ending, days: StudyDays): string {
  if (kind === 'over') return PASS_WORDS.ended
  if (kind !== 'now') return fillIn(PASS_WORDS.until, passEnd(ending))
  const count = daysLeft(ending, days)
  return fillIn(localPlural(count, PASS_WORDS.daysLeft), { count })
}

/** Shown to a user whose first booking is unpaid, or whose payment reception still checks. */
function PaymentFirst({ hold: { seat, utrSent } }: { hold: Hold }) {
  const { title, due, checking, seePayment } = PASS_WORDS.none
  return (
    <Page title={title} brand={<HallBrand />}>
      <p className="text-ink-soft">{utrSent ? checking : fillIn(due, { seat })}</p>
      <p className="mt-6">
        <ButtonLink href="/payment">{seePayment}</ButtonLink>
      </p>
    </Page>
  )
}

function NoPass({ loggedIn }: { loggedIn: boolean }) {
  const { title, loggedOut, unpaid, logIn, book } = PASS_WORDS.none
  return (
    <Page title={title} brand={<HallBrand />}>
      <p className="text-ink-soft">{loggedIn ? unpaid : loggedOut}</p>
      <p className="mt-6">
        <ButtonLink href={loggedIn ? '/booking' : '/login'}>{loggedIn ? book : logIn}</ButtonLink>
      </p>
    </Page>
  )
}
