import type * as english from '../../en/booking/paid-days.ts'
import { translation } from '../../translation.ts'

export const PAID_DAYS_WORDS = translation<typeof english.PAID_DAYS_WORDS>()({
  renewFrom: 'तुम्ही {day} पासून रिन्यू करू शकता',
  tooEarly: 'तुमचा प्लॅन {day} पर्यंत आहे. पुढचा प्लॅन सुरू होण्याच्या {count} दिवस आधीपासून बुक करता येतो.',
  dashboard: 'डॅशबोर्डवर जा',
  until: 'तुमचा प्लॅन {day} पर्यंत आहे',
  renew: 'तोच प्लॅन रिन्यू करा',
  later: 'नवीन बुकिंग दुसऱ्या दिवसापासून किंवा नंतर सुरू करता येईल.',
})
