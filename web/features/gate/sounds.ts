type Signal = 'go' | 'wait' | 'stop'

/** Frequencies in hertz, and the length of each note in seconds. */
const MELODIES: Record<
  Signal,
  { notes: readonly number[]; seconds: number; shape: OscillatorType }
> = {
  go: { notes: [660, 990], seconds: 0.12, shape: 'sine' },
  wait: { notes: [520, 520], seconds: 0.16, shape: 'triangle' },
  stop: { notes: [200, 150], seconds: 0.28, shape: 'square' },
}
/** Milliseconds of vibration and pause, in turn. */
const VIBRATIONS: Record<Signal, number[]> = {
  go: [80],
  wait: [80, 80, 80],
  stop: [400],
}
/** From 0 to 1. */
const VOLUME = 0.25

let context: AudioContext | undefined

/** Enables sound, which browsers allow only after a tap or key press, such as entering the PIN. */
export function unlockSound(): void {
  if (!('AudioContext' in window)) return
  context ??= new AudioContext()
  void context.resume()
}

/** Plays the sound of a verdict, and vibrates if the device can. */
export function playSignal(signal: Signal): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATIONS[signal])
  if (context?.state !== 'running') return
  const { notes, seconds, shape } = MELODIES[signal]
  for (const [index, hertz] of notes.entries()) {
    const start = context.currentTime + index * seconds * 1.3
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = shape
    oscillator.frequency.value = hertz
    gain.gain.setValueAtTime(VOLUME, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + seconds)
  }
}
