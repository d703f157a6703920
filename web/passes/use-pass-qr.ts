import { useEffect, useState } from 'react'
import { PASS_MARGIN } from '#shared/domain/pass/passes.ts'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

export type PassQr = { status: 'failed' } | { status: 'ready'; qr: QrMatrix }

/** Encodes the text of a pass. Logs a failure instead of throwing (document 2, section 8). */
export async function encodePassQr(text: string): Promise<PassQr> {
  try {
    // Loads the encoder when the first pass is shown.
    const { encodeQr } = await import('#web/passes/encode-qr.ts')
    return { status: 'ready', qr: encodeQr(text, PASS_MARGIN) }
  } catch (error) {
    console.error('The QR code of a pass could not be generated', error)
    return { status: 'failed' }
  }
}

/** The QR code of a pass's text. */
export function usePassQr(text: string): PassQr | { status: 'pending' } {
  const [result, setResult] = useState<PassQr | { status: 'pending' }>({ status: 'pending' })
  useEffect(() => {
    let cancelled = false
    void encodePassQr(text).then((next) => {
      if (!cancelled) setResult(next)
    })
    return () => {
      cancelled = true
    }
  }, [text])
  return result
}
