import { vi } from 'vitest'
import { createLog, type Log } from '../log/log.ts'

export type CapturedLog = {
  log: Log
  /** The lines of the log so far, as whoever collects them reads them. */
  lines(): Record<string, unknown>[]
  /** Everything that was written: the log, and whatever reached the console beside it. */
  text(): string
  /** Lets the console be as it was. */
  release(): void
}

/** Listens to all that the app says of itself in this process, from now on. */
export function captureLog(): CapturedLog {
  const written: string[] = []
  const beside: string[] = []
  const hear = (text: unknown) => void beside.push(String(text))
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...said) => said.forEach(hear)),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((said) => {
        hear(said)
        return true
      }),
    ),
  ]
  return {
    log: createLog({ level: 'info', write: (line) => void written.push(line) }),
    lines: () => written.map((line) => JSON.parse(line)),
    text: () => [...written, ...beside].join('\n'),
    release: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
