import { fillIn } from '#shared/domain/placeholders.ts'
import { MemberPhoto } from '#web/features/gate/member-photo.tsx'
import { daysLeftText, type Tone, verdictText } from '#web/features/gate/verdict-text.ts'
import type { Gate } from '#web/gate/gate.ts'
import type { RosterHead } from '#web/gate/gate-database.ts'
import type { ShownVerdict } from '#web/gate/gate-state.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { GATE_VERDICT_WORDS as WORDS } from '#words/door/gate.ts'

/** The icon and colour of each tone. The word and the sound say the same. */
const TONE_STYLES: Record<Tone, { icon: IconName; className: string }> = {
  go: { icon: 'check', className: 'bg-success text-on-primary' },
  wait: { icon: 'alert', className: 'bg-accent text-on-accent' },
  stop: { icon: 'close', className: 'bg-danger text-on-danger' },
}

/** A verdict that covers the camera's picture and can be read from two metres away. */
export function VerdictPanel({
  gate,
  shown,
  head,
  onOverride,
}: {
  gate: Gate
  shown: ShownVerdict
  head: RosterHead | undefined
  onOverride: () => void
}) {
  const { timeZone = 'Asia/Kolkata', syncedAt } = head ?? {}
  const { tone, word, reasons, facts } = verdictText(shown, { timeZone, syncedAt })
  const { icon, className } = TONE_STYLES[tone]
  return (
    <section
      aria-label={word}
      className={classes('absolute inset-0 gate-area flex flex-col', className)}
    >
      <div className="flex min-h-0 flex-1 flex-col justify-center-safe gate-lines overflow-y-auto">
        <div className="gate-row flex items-center">
          <Icon name={icon} className="gate-sign" />
          <h2 className="min-w-0 font-display gate-word leading-none font-semibold">{word}</h2>
        </div>
        {reasons.map(({ title, todo }) => (
          <div key={title} className="leading-tight">
            <p className="gate-title font-bold">{title}</p>
            <p className="gate-text text-pretty">{todo}</p>
          </div>
        ))}
        {facts.length > 0 && (
          <p className="gate-text leading-tight font-semibold">{facts.join(' · ')}</p>
        )}
        <Person gate={gate} shown={shown} />
      </div>
      <Decision gate={gate} shown={shown} canOverride={hasPin(head)} onOverride={onOverride} />
    </section>
  )
}

/** The person: photo, name, seat, room, batch and days left. */
function Person({ gate, shown }: { gate: Gate; shown: ShownVerdict }) {
  const { member, claims, verdict } = shown
  const stay = member?.stays.find(({ bookingId }) => bookingId === verdict.stay?.bookingId)
  const seat = stay?.seat ?? claims?.seat
  const batch = stay?.batch ?? claims?.batch
  if (!member && !claims) return null
  return (
    <div className="gate-row gate-person flex">
      {member && <MemberPhoto gate={gate} member={member} className="gate-photo" />}
      <div className="min-w-0 leading-tight">
        <p className="gate-name font-bold wrap-anywhere">
          {member?.name ?? claims?.memberId ?? WORDS.unknownName}
        </p>
        {seat !== undefined && (
          <p className="gate-seat font-bold">{fillIn(WORDS.seat, { seat })}</p>
        )}
        <p className="gate-text text-balance">
          {[stay && ROOM_LABELS[stay.room], batch && BATCH_LABELS[batch]]
            .filter(Boolean)
            // The space before the dot doesn't break, so no line begins with the dot.
            .join('\u00a0· ')}
        </p>
        <p className="gate-text font-semibold">
          {[member && daysLeftText(verdict, member.stays), member?.minor && WORDS.minor]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}

/** The buttons with which reception decides. */
function Decision({
  gate,
  shown: { outcome, verdict },
  canOverride,
  onOverride,
}: {
  gate: Gate
  shown: ShownVerdict
  canOverride: boolean
  onOverride: () => void
}) {
  if (outcome === 'waiting') {
    return (
      <div className="grid grid-cols-2 gap-3 p-3">
        <BigButton icon="close" keys="Escape" onPress={gate.turnAway}>
          {WORDS.turnAway}
        </BigButton>
        <BigButton icon="check" keys="Enter" filled onPress={gate.letIn}>
          {verdict.direction === 'in' ? WORDS.letIn : WORDS.letOut}
        </BigButton>
      </div>
    )
  }
  const canLetIn = outcome === 'refused' && verdict.kind === 'refused' && canOverride
  return (
    <div className="flex flex-wrap justify-end gap-3 p-3">
      {canLetIn && <SmallButton onPress={onOverride}>{WORDS.letInAnyway}</SmallButton>}
      <SmallButton onPress={gate.clear}>{WORDS.next}</SmallButton>
    </div>
  )
}

function BigButton({
  icon,
  keys,
  filled = false,
  onPress,
  children,
}: {
  icon: IconName
  keys: string
  filled?: boolean
  onPress: () => Promise<void>
  children: string
}) {
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      onClick={() => void onPress()}
      className={classes(
        'flex min-h-16 items-center justify-center gap-2 rounded-control border-2 border-on-accent px-2 py-2 text-lg leading-tight font-bold min-[360px]:text-xl sm:text-2xl',
        filled && 'bg-on-accent text-accent',
      )}
    >
      <Icon name={icon} className="size-6 shrink-0 max-[359px]:hidden sm:size-7" />
      {children}
    </button>
  )
}

function SmallButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-12 rounded-control border-2 border-current px-5 text-lg font-semibold"
    >
      {children}
    </button>
  )
}

function hasPin(head: RosterHead | undefined): boolean {
  return head !== undefined && head.staff.length > 0
}
