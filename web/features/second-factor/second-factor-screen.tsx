import { useState } from 'react'
import { homeOf } from '#shared/domain/user/progress.ts'
import { isStaff } from '#shared/domain/user/user.ts'
import '#web/all-styles.css'
import { useSecondFactor } from '#web/api/user/second-factor.ts'
import { ActiveFactor } from '#web/features/second-factor/active-factor.tsx'
import { RecoveryCodes } from '#web/features/second-factor/recovery-codes.tsx'
import { SetUp } from '#web/features/second-factor/set-up.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useCurrentUser, useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { SECOND_FACTOR_WORDS } from '#words/user/second-factor.ts'

const PATH = '/second-factor'

/** The user's own second factor, for staff. Those who must set it up can't open any other page of reception. */
export function SecondFactorScreen() {
  const userAtMount = useLoggedInUser()
  const auth = useCurrentUser()
  const user = auth.status === 'logged-in' ? auth.user : userAtMount
  const { data, error, isFetching, refetch } = useSecondFactor()
  const [message, setMessage] = useState<string>()
  /** New recovery codes, until the user has saved them. */
  const [codes, setCodes] = useState<readonly string[]>()
  const home = homeOf(progressOf(user))
  const mustSetUp = home === PATH

  return (
    <Page
      title={SECOND_FACTOR_WORDS.title}
      subtitle={SECOND_FACTOR_WORDS.subtitle}
      brand={<HallBrand href={mustSetUp ? PATH : home} />}
      actions={<LogoutButton to="/login" />}
      {...(!mustSetUp && { back: { label: SECOND_FACTOR_WORDS.back, href: home } })}
      width="medium"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {mustSetUp && (
          <Notice title={SECOND_FACTOR_WORDS.requiredTitle}>{SECOND_FACTOR_WORDS.required}</Notice>
        )}
        <SuccessNotice message={message} onDismiss={() => setMessage(undefined)} className="" />
        {codes ? (
          <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
        ) : data?.on ? (
          <ActiveFactor factor={data} onCodes={setCodes} onMessage={setMessage} />
        ) : data && isStaff(user) ? (
          <SetUp
            email={user.email}
            onDone={({ data: { recoveryCodes } }) => {
              setMessage(SECOND_FACTOR_WORDS.on)
              setCodes(recoveryCodes)
            }}
          />
        ) : data ? (
          <Notice>{SECOND_FACTOR_WORDS.adminsOnly}</Notice>
        ) : error ? (
          <LoadFailure
            title={SECOND_FACTOR_WORDS.loadFailed}
            reason={error.message}
            busy={isFetching}
            onRetry={() => refetch()}
          />
        ) : (
          <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
            <Spinner /> {SECOND_FACTOR_WORDS.loading}
          </p>
        )}
      </div>
    </Page>
  )
}
