import type { RefObject } from 'react'
import { CameraDenied } from '#web/features/tour/scanner/camera-denied.tsx'
import type { Camera } from '#web/scanning/use-camera.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CAMERA_WORDS } from '#words/tour/qr-scanner.ts'

/** The live camera with a button that starts and stops it. */
export function CameraScanner({
  camera,
  video,
  paused,
  sending,
  onStop,
}: {
  camera: Camera
  video: RefObject<HTMLVideoElement | null>
  /** True while a code is processed, and for 2 seconds after a failed scan. */
  paused: boolean
  sending: boolean
  onStop: () => void
}) {
  const active = camera.phase !== 'off' || paused
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="font-display text-xl font-semibold">{CAMERA_WORDS.title}</h2>
      <div className="relative grid aspect-[4/3] place-items-center overflow-hidden rounded-control bg-sunken">
        <video
          ref={video}
          muted
          playsInline
          hidden={camera.phase !== 'on'}
          aria-label={CAMERA_WORDS.picture}
          className="size-full object-cover"
        />
        {camera.phase === 'on' ? (
          <Viewfinder />
        ) : (
          <Waiting camera={camera} paused={paused} sending={sending} />
        )}
      </div>
      <p role="status" className="text-center text-ink-soft">
        {camera.phase === 'on' && CAMERA_WORDS.point}
      </p>
      {camera.permission === 'denied' && (
        <CameraDenied message={camera.problem} onTryAgain={camera.resetPermission} />
      )}
      {camera.permission !== 'denied' && camera.problem !== undefined && (
        <Notice tone="danger">{camera.problem}</Notice>
      )}
      {active ? (
        <Button size="large" block variant="secondary" leading="close" onClick={onStop}>
          {CAMERA_WORDS.stop}
        </Button>
      ) : (
        <Button
          size="large"
          block
          leading="camera"
          disabled={camera.permission === 'denied'}
          onClick={() => void camera.start()}
        >
          {CAMERA_WORDS.start}
        </Button>
      )}
    </Card>
  )
}

function Waiting({
  camera,
  paused,
  sending,
}: {
  camera: Camera
  paused: boolean
  sending: boolean
}) {
  if (camera.phase === 'off' && !paused) {
    return (
      <div className="grid justify-items-center gap-2 p-6 text-center text-ink-soft">
        <Icon name="scan" className="size-14" />
        {camera.permission === 'prompt' && <p>{CAMERA_WORDS.willAsk}</p>}
      </div>
    )
  }
  return (
    <p role="status" className="flex items-center gap-3 p-6 text-ink-soft">
      <Spinner />
      {camera.phase === 'starting' && CAMERA_WORDS.starting}
      {camera.phase === 'off' && (sending ? CAMERA_WORDS.sending : CAMERA_WORDS.restarting)}
    </p>
  )
}

/** The frame for the QR code. */
function Viewfinder() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 m-auto aspect-square h-3/4 rounded-card border-4 border-accent"
    />
  )
}
