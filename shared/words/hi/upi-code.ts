import type * as english from '../en/upi-code.ts'
import { translation } from '../translation.ts'

export const UPI_CODE_WORDS = translation<typeof english.UPI_CODE_WORDS>()({
  steps: 'किसी भी UPI ऐप से कोड स्कैन करें, या UPI आईडी कॉपी करें। ठीक {amount} दें।',
  scanIt: 'मेंबर इस कोड को किसी भी UPI ऐप से स्कैन करें।',
  code: '{amount} के UPI पेमेंट का QR कोड',
  open: 'UPI ऐप खोलें',
  scan: 'या यह कोड दूसरे फ़ोन से स्कैन करें।',
  upiId: 'UPI आईडी',
  payee: 'नाम',
  amount: 'रकम',
  copy: '{what} कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'कृपया हाथ से कॉपी करें',
})
