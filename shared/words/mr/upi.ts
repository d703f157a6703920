import type * as english from '../en/upi.ts'
import { translation } from '../translation.ts'

export const UPI_WORDS = translation<typeof english.UPI_WORDS>()({
  title: 'UPI ने {amount} भरा',
  paid: 'मी पैसे भरले आहेत',
  utr: 'पेमेंटचा UTR',
  utrHint: '12 अंक, UPI अ‍ॅपमध्ये पेमेंटच्या तपशिलात. त्याला UPI रेफरन्स नंबरही म्हणतात.',
  send: 'UTR पाठवा',
  sending: 'पाठवत आहोत...',
  checking: 'आम्ही तुमचे पेमेंट तपासत आहोत',
  checkingText: 'तुमचा UTR {utr} आहे. रिसेप्शन तो तपासते आणि आम्ही तुम्हाला ईमेल पाठवू. हे पेज बंद केले तरी चालेल.',
  correct: 'UTR दुरुस्त करा',
  keep: 'रद्द करा',
  rejected: 'तुमच्या पेमेंटची खात्री करता आली नाही',
  rejectedUtr: 'UTR {utr}:',
  note: 'रिसेप्शनचा निरोप: {note}',
  again: 'खात्यातून पैसे गेले आहेत का? मग पुन्हा भरू नका: UTR तपासा, किंवा रिसेप्शनला पेमेंट दाखवा.',
  instead: 'UPI ने भरा',
  insteadText: 'रिसेप्शनला यायची गरज नाही: आत्ताच फोनवरून पैसे भरा.',
  failed: 'तुमचे पेमेंट लोड झाले नाही',
  retry: 'पुन्हा प्रयत्न करा',
  dueBy: '{day} पर्यंत {amount} भरा',
  due: '{amount} भरा',
  held: 'तोपर्यंत सीट {seat} तुमच्यासाठी राखून ठेवली आहे. इथे UPI ने भरा, किंवा रिसेप्शनला.',
  hints: {
    upi: 'आत्ताच, कोणत्याही UPI अ‍ॅपने',
    cash: 'रिसेप्शनवर रोख',
  },
  method: 'पैसे कसे भरणार?',
  notice: 'आधी सीट राखून ठेवली जाते. मग UPI ने किंवा रिसेप्शनला पैसे भरा.',
  reserve: 'सीट राखून ठेवा आणि UPI ने भरा',
})
