import type * as english from '../../en/page/qr-code.ts'
import { translation } from '../../translation.ts'

export const QR_CODE_WORDS = translation<typeof english.QR_CODE_WORDS>()({
  generating: 'QR कोड बन रहा है...',
  failed: 'QR कोड नहीं बन पाया। पेज फिर से लोड करें।',
})
