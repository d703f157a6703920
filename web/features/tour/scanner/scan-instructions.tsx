const STEPS = [
  'Ask for the visitor pass: on a phone, in an email or on paper.',
  'Scan the QR code, take or upload a photo of it, or paste its text.',
  'The system marks the tour as completed. Each pass works once.',
  'A feedback email is sent to the visitor.',
]

export function ScanInstructions() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="font-display text-xl font-semibold">
        How it works
      </h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 text-pretty text-ink-soft marker:text-primary">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
