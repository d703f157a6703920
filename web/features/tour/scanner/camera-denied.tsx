import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CAMERA_DENIED_STEPS, CAMERA_WORDS, QR_SCANNER_WORDS } from '#words/tour/qr-scanner.ts'

const { lock, allow, others, again } = CAMERA_DENIED_STEPS
const FIX_STEPS = [lock, allow, others, again]

/** Explains how to allow the camera again (specification document 2, section 8). */
export function CameraDenied({
  message,
  onTryAgain,
}: {
  message: string | undefined
  onTryAgain: () => void
}) {
  return (
    <Notice
      tone="danger"
      title={CAMERA_WORDS.denied}
      action={
        <Button variant="secondary" size="small" onClick={onTryAgain}>
          {QR_SCANNER_WORDS.tryAgain}
        </Button>
      }
    >
      <p>{message}</p>
      <ol className="mt-3 grid list-decimal gap-1 pl-5">
        {FIX_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Notice>
  )
}
