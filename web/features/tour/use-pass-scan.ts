import { useRef, useState } from 'react'
import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { readScannedPass, SCAN_PROBLEMS } from '#shared/domain/scanned-pass.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useScanQr } from '#web/api/tour.ts'
import { refusedVisitor } from '#web/features/tour/refused-visitor.ts'

export type ScanOutcome =
  | { kind: 'completed'; message: string; visitor: ScannedVisitor }
  | { kind: 'failed'; number: number; message: string; visitor?: ScannedVisitor | undefined }

/** One scan at a time, and what came of the last one. */
export function usePassScan() {
  const { mutateAsync } = useScanQr()
  const [outcome, setOutcome] = useState<ScanOutcome>()
  const [sending, setSending] = useState(false)
  // Known at once, where a state would be known after the next drawing: two codes in one moment.
  const busy = useRef(false)

  // Tells one failure from the next with the same message.
  const failures = useRef(0)

  /** Checks the text, then has the tour completed. False when either failed, and while busy. */
  async function send(qrData: string): Promise<boolean> {
    if (busy.current) return false
    const { problem } = readScannedPass(qrData)
    if (problem) return fail(SCAN_PROBLEMS[problem])
    busy.current = true
    setSending(true)
    try {
      const { message, data } = await mutateAsync(qrData)
      setOutcome({ kind: 'completed', message, visitor: data })
      return true
    } catch (error) {
      return fail(...told(error))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  function fail(message: string, visitor?: ScannedVisitor): false {
    failures.current += 1
    setOutcome({ kind: 'failed', number: failures.current, message, visitor })
    return false
  }

  return { outcome, sending, send, fail, clear: () => setOutcome(undefined) }
}

function told(error: unknown): [message: string, visitor?: ScannedVisitor | undefined] {
  return error instanceof ApiError
    ? [error.message, refusedVisitor(error.data)]
    : ['The scan could not be sent. Please try again.']
}
