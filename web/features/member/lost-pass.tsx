import { lazy, Suspense, useState } from 'react'
import { LOST_PASS_WORDS as WORDS } from '#words/door/lost-pass.ts'

/** Loaded on demand, because few members lose a phone. */
const ReportLostDialog = lazy(async () => ({
  default: (await import('#web/features/member/report-lost-dialog.tsx')).ReportLostDialog,
}))

/** Reports a lost phone or card, so that gates refuse its code. */
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
        // The card centres its text; the dialog does not.
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
