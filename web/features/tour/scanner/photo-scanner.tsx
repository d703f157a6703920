import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PHOTO_SCAN_WORDS } from '#words/tour/qr-scanner.ts'

/** Buttons that scan a photo from the rear camera or from the gallery. */
export function PhotoScanner({
  reading,
  disabled,
  onPhoto,
}: {
  reading: boolean
  disabled: boolean
  onPhoto: (photo: File) => void
}) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div>
        <h2 className="font-display text-xl font-semibold">{PHOTO_SCAN_WORDS.title}</h2>
        <p className="mt-1 text-ink-soft">{PHOTO_SCAN_WORDS.about}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <PhotoButton capture leading="camera" disabled={disabled} onPhoto={onPhoto}>
          {PHOTO_SCAN_WORDS.take}
        </PhotoButton>
        <PhotoButton leading="upload" disabled={disabled} onPhoto={onPhoto}>
          {PHOTO_SCAN_WORDS.upload}
        </PhotoButton>
      </div>
      <p role="status" className="text-center text-ink-soft empty:hidden">
        {reading && PHOTO_SCAN_WORDS.reading}
      </p>
    </Card>
  )
}

function PhotoButton({
  capture = false,
  leading,
  disabled,
  onPhoto,
  children,
}: {
  capture?: boolean
  leading: 'camera' | 'upload'
  disabled: boolean
  onPhoto: (photo: File) => void
  children: string
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        block
        size="small"
        variant="secondary"
        leading={leading}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={capture ? 'environment' : undefined}
        hidden
        data-testid={capture ? 'photo-to-take' : 'photo-to-upload'}
        onChange={({ currentTarget }) => {
          const photo = currentTarget.files?.[0]
          // Without this, choosing the same file again would not fire a change event.
          currentTarget.value = ''
          if (photo) onPhoto(photo)
        }}
      />
    </>
  )
}
