import { useEffect, useMemo, useState } from 'react'
import { PASS_MARGIN } from '#shared/domain/pass/passes.ts'
import type { QrLevel } from '#shared/domain/pass/qr-level.ts'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

export type PassQr = { status: 'failed' } | { status: 'ready'; qr: QrMatrix }

type Encoder = typeof import('#web/passes/encode-qr.ts')

let encoder: Encoder | undefined

async function loadEncoder(): Promise<Encoder> {
  encoder ??= await import('#web/passes/encode-qr.ts')
  return encoder
}

/** Loads the encoder in advance. A failure is ignored here; showing the pass reports it. */
export async function preloadEncoder(): Promise<void> {
  await loadEncoder().catch(() => undefined)
}

/** Encodes the text of a pass. Logs a failure instead of throwing (specification document 2, section 8). */
export async function encodePassQr(text: string, level?: QrLevel): Promise<PassQr> {
  try {
    return encodeWith(await loadEncoder(), text, level)
  } catch (error) {
    return logFailure(error)
  }
}

function encodeWith({ encodeQr }: Encoder, text: string, level?: QrLevel): PassQr {
  try {
    return { status: 'ready', qr: encodeQr(text, PASS_MARGIN, level) }
  } catch (error) {
    return logFailure(error)
  }
}

function logFailure(error: unknown): PassQr {
  console.error("Couldn't generate the QR code of a pass", error)
  return { status: 'failed' }
}

/** The QR code of a pass's text; available in the first render if the encoder is loaded. */
export function usePassQr(text: string, level?: QrLevel): PassQr | { status: 'pending' } {
  const now = useMemo(() => encoder && encodeWith(encoder, text, level), [text, level])
  const [later, setLater] = useState<PassQr | { status: 'pending' }>({ status: 'pending' })
  const isEncoded = now !== undefined
  useEffect(() => {
    if (isEncoded) return
    let cancelled = false
    void encodePassQr(text, level).then((next) => {
      if (!cancelled) setLater(next)
    })
    return () => {
      cancelled = true
    }
  }, [text, level, isEncoded])
  return now ?? later
}
