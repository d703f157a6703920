import type * as english from '../../en/page/qr-code.ts'
import { translation } from '../../translation.ts'

export const QR_CODE_WORDS = translation<typeof english.QR_CODE_WORDS>()({
  generating: 'QR कोड तयार होत आहे...',
  failed: 'QR कोड तयार करता आला नाही. पेज पुन्हा लोड करा.',
})
