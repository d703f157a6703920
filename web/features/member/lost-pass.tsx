import { lazy, Suspense, useState } from 'react'
import { LOST_PASS_WORDS as WORDS } from '#words/door/lost-pass.ts'

/** Loaded on demand, because few members lose a phone. */
const ReportLostDialog = lazy(async () => ({
  default: (await import('#web/features/member/report-lost-dialog.tsx')).ReportLostDialog,
}))

/** Reports a lost phone or card, so that gates refuse its code. Not every member has a card, so one line asks for both. */
export function LostPass() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className="mt-3 min-h-11 text-sm font-medium text-primary underline underline-offset-4 hover:no-underline"
        onClick={() => setAsking(true)}
      >
        {WORDS.lost}
      </button>
      {asking && (
        // The card centres its text; the dialog does not.
        <div className="text-left">
          <Suspense>
            <ReportLostDialog onClose={() => setAsking(false)} />
          </Suspense>
        </div>
      )}
    </>
  )
}
