import { useState } from 'react'
import { homeOf } from '#shared/domain/user/progress.ts'
import { isAdmin } from '#shared/domain/user/user.ts'
import { useSecondFactor } from '#web/api/second-factor.ts'
import { FactorIsOn } from '#web/features/second-factor/factor-is-on.tsx'
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

const PATH = '/second-factor'

/** An admin's own second factor. Admins who must set it up can't open any other admin page. */
export function SecondFactorScreen() {
  const entered = useLoggedInUser()
  const auth = useCurrentUser()
  const user = auth.status === 'logged-in' ? auth.user : entered
  const { data, error, isFetching, refetch } = useSecondFactor()
  const [message, setMessage] = useState<string>()
  /** New recovery codes, until the user has saved them. */
  const [codes, setCodes] = useState<readonly string[]>()
  const home = homeOf(progressOf(user))
  const missing = home === PATH

  return (
    <Page
      title="Second factor"
      subtitle="A code from your phone when you log in, as well as your password."
      brand={<HallBrand href={missing ? PATH : home} />}
      actions={<LogoutButton to="/login" />}
      {...(!missing && { back: { label: 'Back', href: home } })}
      width="medium"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {missing && (
          <Notice title="Please set up your second factor">
            The study hall requires it for your account. Everything else opens once you're done.
          </Notice>
        )}
        <SuccessNotice message={message} onDismiss={() => setMessage(undefined)} className="" />
        {codes ? (
          <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
        ) : data?.on ? (
          <FactorIsOn factor={data} onCodes={setCodes} onMessage={setMessage} />
        ) : data && isAdmin(user) ? (
          <SetUp
            email={user.email}
            onDone={({ message: done, data: { recoveryCodes } }) => {
              setMessage(done)
              setCodes(recoveryCodes)
            }}
          />
        ) : data ? (
          <Notice>Only admins can use a second factor.</Notice>
        ) : error ? (
          <LoadFailure
            title="Couldn't load your second factor"
            reason={error.message}
            busy={isFetching}
            onRetry={() => refetch()}
          />
        ) : (
          <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
            <Spinner /> Loading...
          </p>
        )}
      </div>
    </Page>
  )
}
