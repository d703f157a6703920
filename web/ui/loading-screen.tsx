import { Spinner } from '#web/ui/spinner.tsx'
import { SHELL_WORDS } from '#words/page/shell.ts'

/** Fills the window while the page loads, so that nothing below it jumps when the page appears. */
export function LoadingScreen({ label = SHELL_WORDS.loading }: { label?: string }) {
  return (
    <main
      aria-busy="true"
      className="flex min-h-dvh flex-col items-center justify-center gap-4 pb-[30dvh] text-ink-soft"
    >
      <Spinner className="size-8 text-primary" />
      <div role="status">
        <h1>{label}</h1>
      </div>
    </main>
  )
}
