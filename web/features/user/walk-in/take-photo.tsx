import { useEffect, useRef } from 'react'
import { useCamera } from '#web/scanning/use-camera.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'

const JPEG_QUALITY = 0.9

/** The camera of the desk: one press opens it, the next takes the photo and closes it. */
export function TakePhoto({ onTaken }: { onTaken: (photo: File) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const { phase, stream, problem, start, stop } = useCamera()
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null
  }, [stream])

  async function takePhoto() {
    const photo = video.current && (await photoOf(video.current))
    stop()
    if (photo) onTaken(photo)
  }

  const isOn = phase === 'on'
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        muted
        autoPlay
        playsInline
        hidden={!isOn}
        aria-label={WORDS.cameraPicture}
        className="aspect-video w-full rounded-card bg-sunken object-cover"
      />
      <div>
        <Button
          variant="secondary"
          leading="camera"
          busy={phase === 'starting'}
          busyLabel={WORDS.cameraStarting}
          onClick={() => void (isOn ? takePhoto() : start())}
        >
          {isOn ? WORDS.takePhoto : WORDS.openCamera}
        </Button>
      </div>
      {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
    </div>
  )
}

/** Returns the current frame of the video; null before the first one. */
async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  return blob && new File([blob], 'photo.jpg', { type: blob.type })
}
