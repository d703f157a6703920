import type * as english from '../../en/tour/tour-labels.ts'
import { translation } from '../../translation.ts'

export const STUDY_ROOM_DURATION_LABELS = translation<typeof english.STUDY_ROOM_DURATION_LABELS>()({
  'Less than a month': 'एक महीने से कम',
  '1 Month': '1 महीना',
  '2 Month': '2 महीने',
  '3 Month': '3 महीने',
  '4 Month': '4 महीने',
  '5 Month': '5 महीने',
  '6 Month': '6 महीने',
  'More Than 6 Months': '6 महीने से ज़्यादा',
  '1 Year': '1 साल',
  'More Than 1 Year': '1 साल से ज़्यादा',
})

export const REFERRAL_SOURCE_LABELS = translation<typeof english.REFERRAL_SOURCE_LABELS>()({
  Friends: 'दोस्त',
  Google: 'Google',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  'a regional magazine': 'मैगज़ीन',
  WhatsApp: 'WhatsApp',
  SMS: 'SMS',
  Pamphlet: 'पैम्फ़लेट',
  'Banner / Hoarding': 'बैनर / होर्डिंग',
})
