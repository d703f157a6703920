import { lazy, Suspense, useState } from 'react'
import { LOST_PASS_WORDS as WORDS } from '#words/lost-pass.ts'

/** Few members lose a phone, so the dialog is loaded on demand. */
const ReportLostDialog = lazy(async () => ({
  default: (await import('#web/features/member/report-lost-dialog.tsx')).ReportLostDialog,
}))

/** Reports a lost phone or card, so that its code no longer works at the door. */
export function LostPass() {
  const [asking, setAsking] = useState<'phone' | 'card'>()
  return (
    <>
      <p className="mt-3 flex flex-wrap justify-center gap-x-5">
        <button type="button" className={LINK} onClick={() => setAsking('phone')}>
          {WORDS.lostPhone}
        </button>
        <button type="button" className={LINK} onClick={() => setAsking('card')}>
          {WORDS.lostCard}
        </button>
      </p>
      {asking && (
        // The card above is centred.
        <div className="text-left">
          <Suspense>
            <ReportLostDialog kind={asking} onClose={() => setAsking(undefined)} />
          </Suspense>
        </div>
      )}
    </>
  )
}

const LINK =
  'min-h-11 text-sm font-medium text-primary underline underline-offset-4 hover:no-underline'
