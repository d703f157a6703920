/** Formats the time in `timeZone` at `instant`, like '9:05 AM'. */
export function timeIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('hour')}:${part('minute')} ${part('dayPeriod')}`
}
