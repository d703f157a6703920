import { vi } from 'vitest'
import { createLog, type Log } from '../log/log.ts'

export type CapturedLog = {
  log: Log
  /** The log's lines so far, parsed as a log collector would. */
  lines(): Record<string, unknown>[]
  /** Everything written so far: the log, and anything else on the console. */
  text(): string
  /** Restores the console. */
  release(): void
}

/** Captures everything that the app logs or prints in this process from now on. */
export function captureLog(): CapturedLog {
  const written: string[] = []
  const printed: string[] = []
  const record = (text: unknown) => void printed.push(String(text))
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...args) => args.forEach(record)),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((args) => {
        record(args)
        return true
      }),
    ),
  ]
  return {
    log: createLog({ level: 'info', write: (line) => void written.push(line) }),
    lines: () => written.map((line) => JSON.parse(line)),
    text: () => [...written, ...printed].join('\n'),
    release: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
