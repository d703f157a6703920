import { QR_SCANNER_WORDS, SCAN_STEPS } from '#words/tour/qr-scanner.ts'

const { ask, scan, completed, feedback } = SCAN_STEPS
const STEPS = [ask, scan, completed, feedback]

export function ScanInstructions() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="font-display text-xl font-semibold">
        {QR_SCANNER_WORDS.howItWorks}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 text-pretty text-ink-soft marker:text-primary">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
