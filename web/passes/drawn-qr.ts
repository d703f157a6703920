import { PASS_MARGIN } from '#shared/domain/passes.ts'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

export type DrawnQr = { status: 'failed' } | { status: 'ready'; qr: QrMatrix }

/** The QR code of a pass's text; a failure is logged (document 2, section 8) and nothing is thrown. */
export async function drawnQr(text: string): Promise<DrawnQr> {
  try {
    // The encoder is loaded when the first pass is shown.
    const { encodeQr } = await import('#web/passes/encode-qr.ts')
    return { status: 'ready', qr: encodeQr(text, PASS_MARGIN) }
  } catch (error) {
    console.error('The QR code of a pass could not be generated', error)
    return { status: 'failed' }
  }
}
