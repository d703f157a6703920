import { useEffect, useState } from 'react'
import { PASS_MARGIN } from '#shared/domain/passes.ts'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

type DrawnQr = { status: 'pending' } | { status: 'failed' } | { status: 'ready'; qr: QrMatrix }

/** The QR code of a pass's text. The encoder is loaded when the first pass is shown. */
export function useQrMatrix(text: string): DrawnQr {
  const [drawn, setDrawn] = useState<DrawnQr>({ status: 'pending' })
  useEffect(() => {
    let wanted = true
    const show = (next: DrawnQr) => {
      if (wanted) setDrawn(next)
    }
    import('#web/passes/encode-qr.ts')
      .then(({ encodeQr }) => show({ status: 'ready', qr: encodeQr(text, PASS_MARGIN) }))
      .catch((error: unknown) => {
        console.error('The QR code of a pass could not be generated', error)
        show({ status: 'failed' })
      })
    return () => {
      wanted = false
    }
  }, [text])
  return drawn
}
