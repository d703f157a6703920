import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { CONGRATULATIONS_WORDS as WORDS } from '#words/booking/congratulations.ts'

/** The member ID in large type, with a copy button. */
export function MemberId({ memberId }: { memberId: string }) {
  const [wasCopied, setWasCopied] = useState<boolean>()
  return (
    <div className="flex flex-col items-center px-gutter py-5 text-center">
      <p className="text-ink-soft">{WORDS.memberId}</p>
      <p className="mt-1 font-display text-[2rem] leading-tight font-semibold wrap-anywhere text-primary tabular-nums select-all">
        {memberId}
      </p>
      <p className="text-sm text-ink-soft">{WORDS.memberIdHint}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        leading={wasCopied ? 'check' : undefined}
        onClick={async () => setWasCopied(await copyText(memberId))}
      >
        {WORDS.copy}
      </Button>
      <p role="status" className="mt-3 text-sm text-ink-soft empty:hidden">
        {wasCopied === true && WORDS.copied}
        {wasCopied === false && WORDS.notCopied}
      </p>
    </div>
  )
}
