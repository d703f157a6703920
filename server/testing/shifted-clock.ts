/**
 * Preloaded into a real server (`--import`): its wall clock is off by CLOCK_SHIFT_MS, and is set back
 * by an hour at each SIGUSR2. What measures time without a clock on the wall goes on as it is.
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
