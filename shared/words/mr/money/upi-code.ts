import type * as english from '../../en/money/upi-code.ts'
import { translation } from '../../translation.ts'

export const UPI_CODE_WORDS = translation<typeof english.UPI_CODE_WORDS>()({
  steps: {
    scan: 'कोणत्याही UPI अ‍ॅपने कोड स्कॅन करा, किंवा UPI आयडी कॉपी करा. नेमके {amount} भरा.',
    enter: 'मग UTR लिहा.',
    open: 'UPI अ‍ॅप उघडा आणि नेमके {amount} भरा.',
    comeBack: 'इथे परत या आणि UTR लिहा.',
  },
  scanIt: 'मेंबर हा कोड कोणत्याही UPI अ‍ॅपने स्कॅन करतात.',
  code: '{amount} च्या UPI पेमेंटचा QR कोड',
  open: 'UPI अ‍ॅप उघडा',
  scan: 'दुसऱ्या फोनवरून भरा',
  upiId: 'UPI आयडी',
  payee: 'नाव',
  amount: 'रक्कम',
  copy: 'कॉपी करा',
  copyUpiId: 'UPI आयडी कॉपी करा',
  copyAmount: 'रक्कम कॉपी करा',
  copied: 'कॉपी झाले',
  notCopied: 'कृपया हाताने कॉपी करा',
})
