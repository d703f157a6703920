import { useState } from 'react'
import { may } from '#shared/domain/user/permissions.ts'
import { useCash } from '#web/api/money/cash.ts'
import type { CashNotice } from '#web/features/cash/close-shift-dialog.tsx'
import { ClosedShifts } from '#web/features/cash/closed-shifts.tsx'
import { OpenShiftCard } from '#web/features/cash/open-shift-card.tsx'
import { OpenShiftForm } from '#web/features/cash/open-shift-form.tsx'
import { OtherOpenShifts } from '#web/features/cash/other-open-shifts.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CASH_WORDS as WORDS } from '#words/money/cash.ts'

/** The cash drawers: the user's open shift, and the closed ones. */
export function CashScreen() {
  const { data, isError, error, isFetching, refetch } = useCash()
  const user = useLoggedInUser()
  const [notice, setNotice] = useState<CashNotice>()
  const setDone = (message: string) => setNotice({ message, tone: 'success' })
  return (
    <AdminPage title={WORDS.title} subtitle={WORDS.subtitle}>
      {may(user, 'statement') && (
        <p className="mb-6 print:hidden">
          <TextLink href="/admin/statement">{WORDS.statement}</TextLink>
        </p>
      )}
      {notice && (
        <div className="mb-6 print:hidden">
          <Notice tone={notice.tone} onDismiss={() => setNotice(undefined)}>
            {notice.message}
          </Notice>
        </div>
      )}
      <div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-8 print:hidden">
        {!data && !isError && (
          <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
            <Spinner /> {WORDS.loading}
          </p>
        )}
        {!data && isError && (
          <LoadFailure
            title={WORDS.failed}
            reason={error.message}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.shift && <OpenShiftCard shift={data.shift} onDone={setDone} onClosed={setNotice} />}
        {data && !data.shift && (
          <OpenShiftForm drawers={data.drawers} onOpened={() => setDone(WORDS.opened)} />
        )}
        {data && <OtherOpenShifts drawers={data.drawers} onClosed={setNotice} />}
      </div>
      <ClosedShifts onDone={setDone} />
    </AdminPage>
  )
}
