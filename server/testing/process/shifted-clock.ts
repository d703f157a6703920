/**
 * Preloaded into a real server (`--import`): shifts its wall clock by CLOCK_SHIFT_MS, and sets it
 * back an hour on each SIGUSR2. Monotonic clocks are not affected.
 */
const HOUR_MS = 3_600_000

let shiftMs = Number(process.env.CLOCK_SHIFT_MS)

globalThis.Date = new Proxy(Date, {
  construct: (real, given, target) =>
    Reflect.construct(real, given.length === 0 ? [real.now() + shiftMs] : given, target),
  get: (real, name) => (name === 'now' ? () => real.now() + shiftMs : Reflect.get(real, name)),
})

process.on('SIGUSR2', () => {
  shiftMs -= HOUR_MS
  console.log('The clock was set back')
})
