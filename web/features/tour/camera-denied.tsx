import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const FIX_STEPS = [
  'Press the lock or camera symbol beside the address of this page.',
  'Set Camera to Allow. On an iPhone: Settings, then Apps, then your browser, then Camera.',
  'Close other programs that use the camera, and reload the page if the browser asks you to.',
  'Press Try Again, then start the camera once more.',
]

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
