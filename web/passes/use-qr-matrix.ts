import { useEffect, useState } from 'react'
import { type DrawnQr, drawnQr } from '#web/passes/drawn-qr.ts'

/** The QR code of a pass's text, pending until it is there. */
export function useQrMatrix(text: string): DrawnQr | { status: 'pending' } {
  const [drawn, setDrawn] = useState<DrawnQr | { status: 'pending' }>({ status: 'pending' })
  useEffect(() => {
    let wanted = true
    void drawnQr(text).then((next) => {
      if (wanted) setDrawn(next)
    })
    return () => {
      wanted = false
    }
  }, [text])
  return drawn
}
