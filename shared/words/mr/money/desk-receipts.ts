import type * as english from '../../en/money/desk-receipts.ts'
import { translation } from '../../translation.ts'

export const DESK_RECEIPT_WORDS = translation<typeof english.DESK_RECEIPT_WORDS>()({
  title: 'पावती',
  none: {
    title: 'कोणती पावती?',
    text: 'पावती क्रमांक शोधा, किंवा मेंबरच्या पेमेंटमधून उघडा.',
  },
  failed: 'पावती दाखवता आली नाही',
  member: 'मेंबर उघडा',
  print: 'पावती छापा',
  printVoucher: 'परतावा पावती छापा',
})
