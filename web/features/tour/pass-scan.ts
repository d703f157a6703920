import type { ReplyOf } from '#shared/contract/call.ts'
import type { scanQr } from '#shared/contract/tour.ts'
import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { readScannedPass, SCAN_PROBLEMS } from '#shared/domain/scanned-pass.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { PhotoText } from '#web/features/tour/photo-text.ts'
import { refusedVisitor } from '#web/features/tour/refused-visitor.ts'

export type ScanOutcome =
  | { kind: 'completed'; message: string; visitor: ScannedVisitor }
  | { kind: 'failed'; number: number; message: string; visitor?: ScannedVisitor | undefined }

export type PassScanState = {
  /** What came of the last scan, until the next. */
  outcome?: ScanOutcome | undefined
  sending: boolean
  /** A photo's code came after another scan and was not sent. */
  photoMissed: boolean
}

export const NO_SCAN: PassScanState = { sending: false, photoMissed: false }

/** One scan at a time; `post` completes the tour of a pass, `show` hears each change. */
export function createPassScan(
  post: (qrData: string) => Promise<ReplyOf<typeof scanQr>>,
  show: (state: PassScanState) => void,
) {
  let state = NO_SCAN
  let sent: string | undefined
  let outcomes = 0

  function change(changed: Partial<PassScanState>) {
    state = { ...state, ...changed }
    show(state)
  }

  function hold(outcome: ScanOutcome) {
    outcomes += 1
    change({ outcome })
  }

  /** Checks the text, then has the tour completed. False when either failed, and while busy. */
  async function send(qrData: string): Promise<boolean> {
    if (state.sending) return false
    sent = qrData
    change({ photoMissed: false })
    const { problem } = readScannedPass(qrData)
    if (problem) return fail(SCAN_PROBLEMS[problem])
    change({ sending: true })
    try {
      const { message, data } = await post(qrData)
      hold({ kind: 'completed', message, visitor: data })
      return true
    } catch (error) {
      return fail(...told(error))
    } finally {
      change({ sending: false })
    }
  }

  /** The number tells one failure from the next with the same message. */
  function fail(message: string, visitor?: ScannedVisitor): false {
    hold({ kind: 'failed', number: outcomes, message, visitor })
    return false
  }

  /** Sends what is on a photo. Its reading takes a while: what came of another scan by then stays. */
  async function sendPhoto(reading: Promise<PhotoText>): Promise<boolean> {
    const before = outcomes
    change({ photoMissed: false })
    const found = await reading
    if (outcomes === before && !state.sending) {
      return 'text' in found ? send(found.text) : fail(found.problem)
    }
    if ('text' in found && found.text !== sent) change({ photoMissed: true })
    return false
  }

  return {
    send,
    sendPhoto,
    clear: () => change({ outcome: undefined, photoMissed: false }),
  }
}

function told(error: unknown): [message: string, visitor?: ScannedVisitor | undefined] {
  return error instanceof ApiError
    ? [error.message, refusedVisitor(error.data)]
    : ['The scan could not be sent. Please try again.']
}
