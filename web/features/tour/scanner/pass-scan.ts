import { useState } from 'react'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { scanQr } from '#shared/contract/tour/tour.ts'
import type { ScannedVisitor } from '#shared/contract/tour/visitor.ts'
import { readScannedPass, SCAN_PROBLEMS } from '#shared/domain/tour/scanned-pass.ts'
import { ApiError, isRefusal } from '#web/api/api-error.ts'
import { type ScanToSend, useScanQr } from '#web/api/tour/tour-scan.ts'
import type { PhotoText } from '#web/features/tour/scanner/photo-text.ts'
import { refusedVisitor } from '#web/features/tour/scanner/refused-visitor.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { refusalCodeText } from '#web/session/problem-text.ts'
import { QR_SCANNER_WORDS } from '#words/tour/qr-scanner.ts'

export type ScanOutcome =
  | { kind: 'completed'; visitor: ScannedVisitor }
  /** The question whether to complete a tour of another day. */
  | { kind: 'confirmOtherDay'; qrData: string; visitor: ScannedVisitor }
  | { kind: 'failed'; number: number; message: string; visitor?: ScannedVisitor | undefined }

export type PassScanState = {
  /** The result of the last scan. */
  outcome?: ScanOutcome | undefined
  sending: boolean
  /** Whether a photo's code was ignored, because another scan came first. */
  photoIgnored: boolean
}

export const NO_SCAN: PassScanState = { sending: false, photoIgnored: false }

/**
 * Sends one scan at a time. `post` completes the tour of a pass; `onChange` is called with each new state. The scan of a
 * tour of another day ends with a question, which `confirmDay` answers.
 */
export function createPassScan(
  post: (scan: ScanToSend) => Promise<ReplyOf<typeof scanQr>>,
  onChange: (state: PassScanState) => void,
) {
  let state = NO_SCAN
  let lastSent: string | undefined
  let outcomes = 0

  function update(changes: Partial<PassScanState>) {
    state = { ...state, ...changes }
    onChange(state)
  }

  function setOutcome(outcome: ScanOutcome) {
    outcomes += 1
    update({ outcome })
  }

  /**
   * Checks the text and completes the tour. Returns true if the tour is completed or a question is open, and false after a
   * failure and while another scan is being sent.
   */
  async function send(qrData: string, confirmOtherDay = false): Promise<boolean> {
    if (state.sending) return false
    lastSent = qrData
    update({ photoIgnored: false })
    const { problem } = readScannedPass(qrData, { inDemo: isDemoMode() })
    if (problem) return fail(refusalCodeText({ code: problem }) ?? SCAN_PROBLEMS[problem])
    update({ sending: true })
    try {
      const { data } = await post({ qrData, confirmOtherDay })
      setOutcome({ kind: 'completed', visitor: data })
      return true
    } catch (error) {
      const [message, visitor] = readFailure(error)
      if (!isRefusal(error, 'tourOnOtherDay') || !visitor) return fail(message, visitor)
      setOutcome({ kind: 'confirmOtherDay', qrData, visitor })
      return true
    } finally {
      update({ sending: false })
    }
  }

  /** The number distinguishes two failures with the same message. */
  function fail(message: string, visitor?: ScannedVisitor): false {
    setOutcome({ kind: 'failed', number: outcomes, message, visitor })
    return false
  }

  /** Sends the code of a photo. Ignores it if another scan ended while the photo was read. */
  async function sendPhoto(reading: Promise<PhotoText>): Promise<boolean> {
    const outcomesBefore = outcomes
    update({ photoIgnored: false })
    const photo = await reading
    if (outcomes === outcomesBefore && !state.sending) {
      return 'text' in photo ? send(photo.text) : fail(photo.problem)
    }
    if ('text' in photo && photo.text !== lastSent) update({ photoIgnored: true })
    return false
  }

  /** Completes the tour in question. */
  async function confirmDay(): Promise<void> {
    if (state.outcome?.kind === 'confirmOtherDay') await send(state.outcome.qrData, true)
  }

  return {
    send: (qrData: string) => send(qrData),
    sendPhoto,
    confirmDay,
    clear: () => update({ outcome: undefined, photoIgnored: false }),
  }
}

/** The functions of createPassScan, with its state as React state. */
export function usePassScan() {
  const { mutateAsync } = useScanQr()
  const [state, setState] = useState(NO_SCAN)
  const [scan] = useState(() => createPassScan(mutateAsync, setState))
  return { ...state, ...scan }
}

function readFailure(error: unknown): [message: string, visitor?: ScannedVisitor | undefined] {
  return error instanceof ApiError
    ? [error.message, refusedVisitor(error.data)]
    : [QR_SCANNER_WORDS.sendFailed]
}
