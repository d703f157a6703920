import type * as english from '../../en/booking/seat-move.ts'
import { translation } from '../../translation.ts'

export const SEAT_MOVE_WORDS = translation<typeof english.SEAT_MOVE_WORDS>()({
  title: '{name} यांची सीट {seat} बदला',
  effect: 'बुकिंगचा दर तोच राहील. नवीन सीट {name} यांना ईमेलने कळवू.',
  keep: 'हीच सीट ठेवा',
  move: 'सीट बदला',
  busy: 'सीट बदलत आहे...',
  freeSeats: '{room}: मोकळ्या सीट',
  againstRules: 'मोकळ्या, पण रूमच्या नियमांबाहेर',
  againstRulesHint:
    '{name} या सीट ऑनलाइन बुक करू शकत नाहीत. तरीही तुम्ही निवडू शकता; ऑडिट लॉगमध्ये ते दिसेल.',
  noneFree: 'या सर्व दिवसांसाठी या रूममध्ये दुसरी सीट मोकळी नाही.',
  loading: 'मोकळ्या सीट शोधत आहोत...',
  failed: 'मोकळ्या सीट लोड झाल्या नाहीत',
  continueFrom: 'सीट {seat} पासून पुढे जा',
  seats: '{from} ({fromTier}) → {to} ({toTier})',
  spoken: 'सीट {from}, {fromTier} वरून सीट {to}, {toTier} वर',
  samePrice: 'दोन्ही सीटचा दर सारखाच आहे.',
  more: '{day} पर्यंत {to} सीट {from} पेक्षा {amount} ने महाग आहे. सीट बदलताना हे पैसे घेतले जात नाहीत.',
  less: '{day} पर्यंत {to} सीट {from} पेक्षा {amount} ने स्वस्त आहे. सीट बदलताना हे पैसे परत दिले जात नाहीत.',
})
