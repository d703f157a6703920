import type * as english from '../en/upi-code.ts'
import { translation } from '../translation.ts'

export const UPI_CODE_WORDS = translation<typeof english.UPI_CODE_WORDS>()({
  steps: 'कोणत्याही UPI अ‍ॅपने कोड स्कॅन करा, किंवा UPI आयडी कॉपी करा. नेमके {amount} भरा.',
  scanIt: 'मेंबर हा कोड कोणत्याही UPI अ‍ॅपने स्कॅन करतात.',
  code: '{amount} च्या UPI पेमेंटचा QR कोड',
  open: 'UPI अ‍ॅप उघडा',
  scan: 'किंवा हा कोड दुसऱ्या फोनने स्कॅन करा.',
  upiId: 'UPI आयडी',
  payee: 'नाव',
  amount: 'रक्कम',
  copy: '{what} कॉपी करा',
  copied: 'कॉपी झाले',
  notCopied: 'कृपया हाताने कॉपी करा',
})
