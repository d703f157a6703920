import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { BrandMark } from '#web/ui/logo.tsx'
import { CONGRATULATIONS_WORDS as WORDS } from '#words/congratulations.ts'

/** The member ID in large type, with a copy button. */
export function MemberIdCard({ memberId }: { memberId: string }) {
  const [wasCopied, setWasCopied] = useState<boolean>()
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-gutter pt-8 pb-4 text-center shadow-lift">
      <BrandMark className="size-14" />
      <p className="mt-4 text-ink-soft">{WORDS.memberId}</p>
      <p className="mt-1 font-display text-[2rem] leading-tight font-semibold wrap-anywhere text-primary tabular-nums select-all sm:text-5xl">
        {memberId}
      </p>
      <Button
        variant="secondary"
        className="mt-5"
        leading={wasCopied ? 'check' : undefined}
        onClick={async () => setWasCopied(await copyText(memberId))}
      >
        {WORDS.copy}
      </Button>
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-soft">
        {wasCopied === true && WORDS.copied}
        {wasCopied === false && WORDS.notCopied}
      </p>
    </div>
  )
}
