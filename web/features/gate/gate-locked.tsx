import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { PIN_LENGTH } from '#shared/domain/door/gate-pin.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { hallNameIn } from '#shared/domain/settings/hall-details.ts'
import { GateNotices } from '#web/features/gate/gate-notices.tsx'
import { PinField } from '#web/features/gate/pin-field.tsx'
import { playSignal, unlockSound } from '#web/features/gate/sounds.ts'
import { useGateParts } from '#web/features/gate/use-gate-parts.ts'
import type { Gate } from '#web/gate/gate.ts'
import type { GateState } from '#web/gate/gate-state.ts'
import { newVersionStore } from '#web/offline/app-updates.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useLogout } from '#web/session/use-logout.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { GATE_REMOVE_WORDS, GATE_WORDS, GATE_PIN_WORDS as WORDS } from '#words/door/gate.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** The locked gate, which staff open with a PIN, with or without a network. */
export function GateLocked({ gate, state }: { gate: Gate; state: GateState }) {
  const { head, device } = state
  const parts = useGateParts()
  const [removing, setRemoving] = useState(false)
  useReloadForNewVersion(!removing)
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
      <GateNotices gate={gate} state={state} />
      <div className="m-auto grid w-full max-w-md gap-6 px-5 py-8">
        <div className="grid justify-items-center gap-1 text-center">
          <Icon name="lock" className="size-12 text-primary" />
          <h1 className="font-display text-3xl leading-tight font-semibold">{WORDS.title}</h1>
          <p className="text-ink-soft">
            {[head && hallNameIn(LANGUAGE, head.hallName), device?.name]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {!head ? (
          <p role="status" className="flex items-center justify-center gap-3 text-ink-soft">
            {!state.refused && !state.tooOld && <Spinner />}
            {!state.refused && !state.tooOld && GATE_WORDS.loading}
          </p>
        ) : head.staff.length === 0 ? (
          <Notice
            tone="warning"
            action={<ButtonLink href="/admin/gates">{WORDS.gates}</ButtonLink>}
          >
            {WORDS.noStaff}
          </Notice>
        ) : (
          <PinForm gate={gate} waitUntil={state.pinTries?.waitUntil ?? 0} />
        )}
        {/* Rendered after the rest has loaded, because the rest would move the button while it is pressed. */}
        {((head && parts) || state.refused || state.tooOld) && <StillLoggedIn />}
        {parts && head && head.staff.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="justify-self-center"
            onClick={() => setRemoving(true)}
          >
            {GATE_REMOVE_WORDS.open}
          </Button>
        )}
      </div>
      {parts && removing && (
        <parts.RemoveGate gate={gate} unsent={state.unsent} onClose={() => setRemoving(false)} />
      )}
    </main>
  )
}

function PinForm({ gate, waitUntil }: { gate: Gate; waitUntil: number }) {
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const seconds = useSecondsUntil(waitUntil)

  async function open(entered: string) {
    if (busy) return
    unlockSound()
    setBusy(true)
    setProblem(undefined)
    const result = await gate.open(entered)
    if (result === 'right') return playSignal('go')
    setBusy(false)
    setPin('')
    setProblem(result === 'wrong' ? WORDS.wrong : undefined)
    playSignal('stop')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pin.length === PIN_LENGTH) void open(pin)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PinField
        value={pin}
        hint={WORDS.about}
        disabled={seconds > 0}
        error={seconds > 0 ? fillIn(WORDS.wait, { seconds }) : problem}
        onChange={(entered) => {
          setPin(entered)
          if (entered.length === PIN_LENGTH) void open(entered)
        }}
      />
      <Button
        type="submit"
        size="large"
        block
        busy={busy}
        busyLabel={WORDS.checking}
        disabled={seconds > 0}
      >
        {WORDS.open}
      </Button>
    </form>
  )
}

/** Reloads the page for a new version of the app. Used while the gate is locked, because nobody waits then. */
function useReloadForNewVersion(mayReload: boolean): void {
  const isReady = useSyncExternalStore(newVersionStore.subscribe, newVersionStore.isReady)
  useEffect(() => {
    if (isReady && mayReload) location.reload()
  }, [isReady, mayReload])
}

/** Offers to log out, because a gate needs no session, and anybody at the gate could use it. */
function StillLoggedIn() {
  const auth = useCurrentUser()
  const logout = useLogout()
  if (auth.status !== 'logged-in') return null
  return (
    <Notice
      tone="warning"
      action={
        <Button
          variant="secondary"
          size="small"
          leading="logOut"
          onClick={() => void logout('/gate')}
        >
          {WORDS.logOut}
        </Button>
      }
    >
      {WORDS.stillLoggedIn}
    </Notice>
  )
}
