import { useEffect, useId, useRef, useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { SETUP_STEP_COUNT, type SetupStep } from '#shared/domain/settings/setup-steps.ts'
import { useOpenSetupSteps } from '#web/api/admin/setup.ts'
import { SETUP_PARTS } from '#web/features/admin/setup-steps.tsx'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { SETUP_WORDS } from '#words/admin/setup.ts'

/** The setup steps that are still open. Renders nothing while they load, and once all are done. */
export function SetupChecklist() {
  const { data: open, error, isFetching, refetch } = useOpenSetupSteps()
  useFocusAfterStep(open?.length ?? 0)
  if (error) {
    return (
      <LoadFailure
        title={SETUP_WORDS.failed}
        reason={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return open === undefined || open.length === 0 ? null : <OpenSteps open={open} />
}

/** The progress and the next step. A button shows the others, which would fill two screens of a phone. */
export function OpenSteps({ open }: { open: readonly SetupStep[] }) {
  const list = useId()
  const [all, setAll] = useAllSteps()
  const done = SETUP_STEP_COUNT - open.length
  const others = open.length - 1
  return (
    <section aria-labelledby="setup">
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="setup" tabIndex={-1} className="font-display text-xl font-semibold outline-none">
            {SETUP_WORDS.title}
          </h2>
          <p role="status" className="text-sm font-semibold text-primary">
            {fillIn(SETUP_WORDS.progress, { done, count: SETUP_STEP_COUNT })}
          </p>
        </div>
        <ProgressBar done={done} />
        <p className="mt-3 text-sm text-pretty text-ink-soft">{SETUP_WORDS.onlyYou}</p>
        <ol id={list} className="mt-4 divide-y divide-line border-t border-line">
          {open.slice(0, all ? undefined : 1).map((step) => {
            const Part = SETUP_PARTS[step]
            return (
              <li key={step} className="py-4 last:pb-0">
                <Part />
              </li>
            )
          })}
        </ol>
        {others > 0 && (
          <div className="mt-4 border-t border-line pt-3">
            <Button
              variant="quiet"
              size="small"
              className="-ml-4"
              aria-expanded={all}
              aria-controls={list}
              onClick={() => setAll(!all)}
            >
              {all
                ? SETUP_WORDS.onlyNext
                : fillIn(localPlural(others, SETUP_WORDS.others), { count: others })}
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}

/** Hidden from screen readers, because the text above says the same. */
function ProgressBar({ done }: { done: number }) {
  return (
    <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
      <div
        className="h-full rounded-full bg-primary"
        style={{ width: `${(done / SETUP_STEP_COUNT) * 100}%` }}
      />
    </div>
  )
}

/** Whether all steps are shown. Stored, so that it is still the same when the owner returns from a step's page. */
function useAllSteps() {
  const [all, setAll] = useState(() => readSession('allSetupSteps') === 'true')
  function change(shown: boolean) {
    setAll(shown)
    if (shown) writeSession('allSetupSteps', 'true')
    else removeSession('allSetupSteps')
  }
  return [all, change] as const
}

/** Moves the focus when a step disappears together with its focused button. */
function useFocusAfterStep(count: number) {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) document.getElementById(count > 0 ? 'setup' : 'main')?.focus()
    before.current = count
  }, [count])
}
