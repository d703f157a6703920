import { Spinner } from '#web/ui/spinner.tsx'

/** Fills the page while it loads. */
export function LoadingScreen({ label = 'Loading...' }: { label?: string }) {
  return (
    <main
      aria-busy="true"
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 text-ink-soft"
    >
      <Spinner className="size-8 text-primary" />
      <div role="status">
        <h1>{label}</h1>
      </div>
    </main>
  )
}
