import { useState } from 'react'
import { hallNameIn } from '#shared/domain/settings/hall-details.ts'
import { DirectionSwitch } from '#web/features/gate/direction-switch.tsx'
import { GateNotices } from '#web/features/gate/gate-notices.tsx'
import { InsideCounts } from '#web/features/gate/inside-counts.tsx'
import { useGateKeys } from '#web/features/gate/use-gate-keys.ts'
import { useGateParts } from '#web/features/gate/use-gate-parts.ts'
import { useIdleLock } from '#web/features/gate/use-idle-lock.ts'
import { useShownVerdict } from '#web/features/gate/use-shown-verdict.ts'
import { VerdictPanel } from '#web/features/gate/verdict-panel.tsx'
import type { Gate } from '#web/gate/gate.ts'
import type { GateState } from '#web/gate/gate-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { GATE_NOTICE_WORDS, GATE_WORDS as WORDS } from '#words/door/gate.ts'
import { LANGUAGE } from '#words/page/language.ts'

type Dialog = 'find' | 'inside' | 'override'

/** The open gate: the camera, over which verdicts appear, and reception's controls. */
export function GateOpen({ gate, state }: { gate: Gate; state: GateState }) {
  const { shown, inside, head } = state
  const [dialog, setDialog] = useState<Dialog>()
  const parts = useGateParts()
  const [isCameraWanted, setIsCameraWanted] = useState(true)
  useGateKeys(gate, state, { onScan: () => setDialog(undefined), dialogOpen: dialog !== undefined })
  useShownVerdict(gate, shown, dialog === 'override')
  useIdleLock(gate)
  const close = () => setDialog(undefined)

  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex h-dvh min-h-80 flex-col overflow-hidden bg-ground outline-none select-none"
    >
      <GateHeader state={state} onLock={gate.lock} />
      <GateNotices gate={gate} state={state} />
      <div className="gate-columns min-h-0 flex-1">
        <div className="relative min-h-0 overflow-hidden">
          {parts && <parts.CameraView gate={gate} isWanted={isCameraWanted} />}
          <div role="status" aria-live="assertive" className="contents">
            {shown?.kind === 'verdict' && (
              <VerdictPanel
                key={shown.number}
                gate={gate}
                shown={shown}
                head={head}
                onOverride={() => setDialog('override')}
              />
            )}
            {shown?.kind === 'visitor' && parts && (
              <parts.VisitorPanel key={shown.number} visitor={shown} onNext={gate.clear} />
            )}
          </div>
        </div>
        <aside className="gate-side grid content-start gap-2.5 overflow-y-auto bg-surface p-3">
          <DirectionSwitch chosen={state.chosenDirection} onChange={gate.setDirection} />
          <InsideCounts inside={inside} onOpen={() => setDialog('inside')} />
          <div className="gate-buttons">
            <Button block size="small" leading="search" onClick={() => setDialog('find')}>
              {WORDS.find}
            </Button>
            <Button
              block
              size="small"
              variant="secondary"
              leading="camera"
              onClick={() => setIsCameraWanted(!isCameraWanted)}
            >
              {isCameraWanted ? WORDS.cameraOff : WORDS.cameraOn}
            </Button>
          </div>
        </aside>
      </div>
      {parts && (
        <>
          <parts.FindMember open={dialog === 'find'} gate={gate} onClose={close} />
          <parts.InsideList
            open={dialog === 'inside'}
            inside={inside}
            timeZone={head?.timeZone}
            onClose={close}
          />
          {dialog === 'override' && <parts.OverrideDialog gate={gate} onClose={close} />}
        </>
      )}
    </main>
  )
}

function GateHeader({ state, onLock }: { state: GateState; onLock: () => void }) {
  const { head, device, online, openedBy } = state
  return (
    <header className="flex min-h-12 items-center gap-3 border-b border-line bg-surface pr-1 pl-4">
      <h1 className="min-w-0 flex-1 py-1 leading-tight wrap-anywhere">
        <span className="font-display text-lg font-semibold max-sm:block max-sm:text-base">
          {head && hallNameIn(LANGUAGE, head.hallName)}
        </span>
        <span className="text-sm text-ink-soft max-sm:hidden"> · </span>
        <span className="text-sm text-ink-soft">{device?.name}</span>
      </h1>
      {online && (
        <span className="flex items-center gap-1.5 text-sm font-medium text-success max-sm:sr-only">
          <Icon name="checkCircle" className="size-4" />
          {GATE_NOTICE_WORDS.live}
        </span>
      )}
      <span className="truncate text-sm text-ink-soft max-sm:hidden">{openedBy?.name}</span>
      <Button variant="quiet" size="small" leading="lock" onClick={onLock}>
        {WORDS.lock}
      </Button>
    </header>
  )
}
