import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CameraScanner } from '#web/features/tour/camera-scanner.tsx'
import { ManualEntry } from '#web/features/tour/manual-entry.tsx'
import { PhotoScanner } from '#web/features/tour/photo-scanner.tsx'
import { ScanFailed } from '#web/features/tour/scan-failed.tsx'
import { ScanInstructions } from '#web/features/tour/scan-instructions.tsx'
import { ScanSucceeded } from '#web/features/tour/scan-succeeded.tsx'
import { useLiveScan } from '#web/features/tour/use-live-scan.ts'
import { usePassScan } from '#web/features/tour/use-pass-scan.ts'
import { usePhotoScan } from '#web/features/tour/use-photo-scan.ts'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { createQrReader, startQrWorker } from '#web/scanning/qr-reader.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'

const PHOTO_MISSED =
  'The QR code in your photo was not sent, because another scan came first. Please choose the photo again.'

type Source = 'camera' | 'photo' | 'manual'

/** Three ways to scan a visitor pass, and what came of it (document 2, section 2). */
export function QrScannerScreen() {
  const [reader] = useState(() => createQrReader(startQrWorker))
  useEffect(() => () => reader.close(), [reader])
  const field = useRef<HTMLTextAreaElement>(null)
  // Where the last scan came from: the next one begins there.
  const [source, setSource] = useState<Source>('camera')
  const scan = usePassScan()
  const photo = usePhotoScan(reader)
  const live = useLiveScan(reader, {
    busy: scan.sending,
    onCode: (text) => sendFrom('camera', text),
  })
  const { outcome } = scan

  async function sendFrom(from: Source, text: string): Promise<boolean> {
    setSource(from)
    const succeeded = await scan.send(text)
    if (succeeded) live.stop()
    return succeeded
  }

  async function readPhoto(file: File) {
    setSource('photo')
    if (await scan.sendPhoto(photo.read(file))) live.stop()
  }

  function tryAgain() {
    scan.clear()
    live.tryAgain()
    if (source === 'manual') field.current?.select()
  }

  function next() {
    // At once: the field of a hand-held scanner must be there to take the focus.
    flushSync(scan.clear)
    if (source === 'camera') live.restart()
    if (source === 'manual') field.current?.focus()
  }

  return (
    <Page
      width="wide"
      brand={<HallBrand href="/admin-dashboard" />}
      back={{ label: 'Back to Dashboard', href: '/admin-dashboard' }}
      title="QR Code Scanner"
      subtitle="Scan visitor passes to complete tours"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {scan.photoMissed && <Notice tone="warning">{PHOTO_MISSED}</Notice>}
        {outcome?.kind === 'completed' ? (
          <div className="mx-auto w-full max-w-2xl">
            <ScanSucceeded message={outcome.message} visitor={outcome.visitor} onNext={next} />
          </div>
        ) : (
          <>
            {outcome && (
              <ScanFailed
                key={outcome.number}
                message={outcome.message}
                visitor={outcome.visitor}
                onTryAgain={tryAgain}
              />
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
              <CameraScanner
                camera={live.camera}
                video={live.video}
                resting={live.resting}
                sending={scan.sending}
                onStop={live.stop}
              />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <PhotoScanner
                  reading={photo.reading}
                  disabled={photo.reading || scan.sending}
                  onPhoto={(file) => void readPhoto(file)}
                />
                <ManualEntry
                  field={field}
                  busy={scan.sending}
                  onText={(text) => void sendFrom('manual', text)}
                />
              </div>
            </div>
          </>
        )}
        <ScanInstructions />
      </div>
    </Page>
  )
}
