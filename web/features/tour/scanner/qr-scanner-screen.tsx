import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CameraScanner } from '#web/features/tour/scanner/camera-scanner.tsx'
import { ManualEntry } from '#web/features/tour/scanner/manual-entry.tsx'
import { OtherDay } from '#web/features/tour/scanner/other-day.tsx'
import { usePassScan } from '#web/features/tour/scanner/pass-scan.ts'
import { PhotoScanner } from '#web/features/tour/scanner/photo-scanner.tsx'
import { ScanFailed } from '#web/features/tour/scanner/scan-failed.tsx'
import { ScanInstructions } from '#web/features/tour/scanner/scan-instructions.tsx'
import { ScanSucceeded } from '#web/features/tour/scanner/scan-succeeded.tsx'
import { useLiveScan } from '#web/features/tour/scanner/use-live-scan.ts'
import { usePhotoScan } from '#web/features/tour/scanner/use-photo-scan.ts'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { createQrReader, startQrWorker } from '#web/scanning/qr-reader.ts'
import { Notice } from '#web/ui/notice.tsx'
import { QR_SCANNER_WORDS } from '#words/tour/qr-scanner.ts'

type Source = 'camera' | 'photo' | 'manual'

/** Three ways to scan a visitor pass, and the result (specification document 2, section 2). */
export function QrScannerScreen() {
  const [reader] = useState(() => createQrReader(startQrWorker))
  useEffect(() => () => reader.close(), [reader])
  const field = useRef<HTMLTextAreaElement>(null)
  // The source of the last scan, preselected for the next one.
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
    // Rendered synchronously, because the manual field must exist before it can take focus.
    flushSync(scan.clear)
    if (source === 'camera') live.restart()
    if (source === 'manual') field.current?.focus()
  }

  return (
    <AdminPage title={QR_SCANNER_WORDS.title} subtitle={QR_SCANNER_WORDS.subtitle}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {scan.photoIgnored && <Notice tone="warning">{QR_SCANNER_WORDS.photoIgnored}</Notice>}
        {outcome?.kind === 'completed' ? (
          <div className="mx-auto w-full max-w-2xl">
            <ScanSucceeded visitor={outcome.visitor} onNext={next} />
          </div>
        ) : outcome?.kind === 'confirmOtherDay' ? (
          <div className="mx-auto w-full max-w-2xl">
            <OtherDay
              visitor={outcome.visitor}
              busy={scan.sending}
              onConfirm={() => void scan.confirmDay()}
              onCancel={next}
            />
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
                paused={live.paused}
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
    </AdminPage>
  )
}
