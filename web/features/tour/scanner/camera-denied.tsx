import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const FIX_STEPS = [
  'Tap the lock or camera icon in the address bar.',
  'Set Camera to Allow. On an iPhone: Settings > Apps > your browser > Camera.',
  'Close other apps that use the camera. Reload the page if your browser asks.',
  'Tap Try Again, then start the camera.',
]

/** Explains how to allow the camera again (document 2, section 8). */
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
      title="Camera access denied"
      action={
        <Button variant="secondary" size="small" onClick={onTryAgain}>
          Try Again
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
