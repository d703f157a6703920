/**
 * A text whose part in parentheses stays on one line: 'Day Batch (7:00 AM - 10:00 PM)'. The narrowest
 * phones have no room for it and break it.
 */
export function KeepTogether({ children: text }: { children: string }) {
  const start = text.indexOf('(')
  if (start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <span className="min-[22rem]:whitespace-nowrap">{text.slice(start)}</span>
    </>
  )
}
