import { useGateCamera } from '#web/features/gate/use-gate-camera.ts'
import type { Gate } from '#web/gate/gate.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { GATE_WORDS as WORDS } from '#words/door/gate.ts'

/** The camera with instructions, shown while nobody is at the gate. */
export function CameraView({ gate, isWanted }: { gate: Gate; isWanted: boolean }) {
  const { video, state, switchCamera, light } = useGateCamera(gate, isWanted)
  const isOn = state.phase === 'on'
  return (
    <div className="gate-area absolute inset-0">
      <video
        ref={video}
        muted
        playsInline
        hidden={!isOn}
        aria-label={WORDS.picture}
        className="size-full object-cover"
      />
      {isOn && (
        <div
          aria-hidden="true"
          className="absolute inset-0 m-auto aspect-square gate-frame rounded-sheet"
        />
      )}
      {isOn && (
        <div className="absolute top-3 right-3 flex gap-2">
          {light && (
            <Button variant="secondary" size="small" leading="light" onClick={light.toggle}>
              {light.on ? WORDS.lightOff : WORDS.lightOn}
            </Button>
          )}
          {switchCamera && (
            <Button variant="secondary" size="small" leading="refresh" onClick={switchCamera}>
              {WORDS.cameraSwitch}
            </Button>
          )}
        </div>
      )}
      <div
        className={
          isOn
            ? 'gate-caption absolute inset-x-0 bottom-0 text-center'
            : 'grid size-full place-content-center justify-items-center gap-2 p-6 text-center'
        }
      >
        {!isOn && <Icon name="scan" className="gate-idle-sign text-primary" />}
        <p className="font-display gate-idle-word leading-tight font-semibold">{WORDS.scanHere}</p>
        <p className={`gate-text ${isOn ? '' : 'text-ink-soft'}`}>{WORDS.scanHint}</p>
        {isWanted && !isOn && (
          <p className="mt-2 max-w-md text-sm text-pretty text-ink-soft">
            {state.problem ?? (state.phase === 'starting' && WORDS.cameraStarting)}
          </p>
        )}
      </div>
    </div>
  )
}
