import { Link } from 'wouter'
import { PASS_COLOURS } from '#web/passes/pass-colours.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ENTRANCE_PASS_WORDS as WORDS } from '#words/door/entrance-pass.ts'

/** Leaves room for the label below a small code. In CSS pixels, like the border of 1 on each side. */
const MIN_WIDTH = 240

/** The code of a member's pass, `size` pixels wide, and "Show my pass" in one link to the full-screen pass. */
export function PassLink({ text, size }: { text: string; size: number }) {
  return (
    <Link
      href="/pass"
      style={{ width: Math.max(size, MIN_WIDTH) + 2 }}
      className="flex max-w-full flex-col overflow-hidden rounded-card border border-primary no-underline shadow-soft"
    >
      {/* White in dark mode, too, like the code itself. */}
      <div style={{ background: PASS_COLOURS.white }} className="flex justify-center py-3">
        <QrCode text={text} size={size} label={WORDS.qrLabel} onWhite />
      </div>
      <span className="flex min-h-14 items-center justify-center gap-2 bg-primary px-gutter py-2 text-center leading-tight font-semibold text-on-primary transition-colors hover:bg-primary-hover">
        <Icon name="scan" />
        {WORDS.show}
      </span>
    </Link>
  )
}
