import type * as english from '../../en/money/desk-receipts.ts'
import { translation } from '../../translation.ts'

export const DESK_RECEIPT_WORDS = translation<typeof english.DESK_RECEIPT_WORDS>()({
  title: 'रसीद',
  none: {
    title: 'कौन सी रसीद?',
    text: 'रसीद नंबर खोजें, या मेंबर के पेमेंट में से खोलें।',
  },
  failed: 'रसीद नहीं दिखा पाए',
  member: 'मेंबर खोलें',
  print: 'रसीद छापें',
  printVoucher: 'रिफ़ंड की रसीद छापें',
})
