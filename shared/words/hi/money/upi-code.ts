import type * as english from '../../en/money/upi-code.ts'
import { translation } from '../../translation.ts'

export const UPI_CODE_WORDS = translation<typeof english.UPI_CODE_WORDS>()({
  steps: {
    scan: 'किसी भी UPI ऐप से कोड स्कैन करें, या UPI आईडी कॉपी करें। ठीक {amount} दें।',
    enter: 'फिर UTR लिखें।',
    open: 'UPI ऐप खोलें और ठीक {amount} दें।',
    comeBack: 'यहाँ लौटकर UTR लिखें।',
  },
  scanIt: 'मेंबर इस कोड को किसी भी UPI ऐप से स्कैन करें।',
  code: '{amount} के UPI पेमेंट का QR कोड',
  open: 'UPI ऐप खोलें',
  scan: 'दूसरे फ़ोन से दें',
  upiId: 'UPI आईडी',
  payee: 'नाम',
  amount: 'रकम',
  copy: 'कॉपी करें',
  copyUpiId: 'UPI आईडी कॉपी करें',
  copyAmount: 'रकम कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'कृपया हाथ से कॉपी करें',
})
