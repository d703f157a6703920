import type * as english from '../../en/tour/tour-labels.ts'
import { translation } from '../../translation.ts'

export const STUDY_ROOM_DURATION_LABELS = translation<typeof english.STUDY_ROOM_DURATION_LABELS>()({
  'Less than a month': 'एक महिन्यापेक्षा कमी',
  '1 Month': '1 महिना',
  '2 Month': '2 महिने',
  '3 Month': '3 महिने',
  '4 Month': '4 महिने',
  '5 Month': '5 महिने',
  '6 Month': '6 महिने',
  'More Than 6 Months': '6 महिन्यांपेक्षा जास्त',
  '1 Year': '1 वर्ष',
  'More Than 1 Year': '1 वर्षापेक्षा जास्त',
})

export const REFERRAL_SOURCE_LABELS = translation<typeof english.REFERRAL_SOURCE_LABELS>()({
  Friends: 'मित्र-मैत्रिणी',
  Google: 'Google',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  'a regional magazine': 'मासिक',
  WhatsApp: 'WhatsApp',
  SMS: 'SMS',
  Pamphlet: 'पत्रक',
  'Banner / Hoarding': 'बॅनर / होर्डिंग',
})
