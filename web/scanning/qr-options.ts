import type { ReaderOptions } from 'zxing-wasm/reader'

/** How every picture is read: one QR code, its text as it was encoded. */
export const QR_OPTIONS = {
  formats: ['QRCode'],
  textMode: 'Plain',
  maxNumberOfSymbols: 1,
} as const satisfies ReaderOptions
