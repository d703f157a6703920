import * as enAccountDeletion from '#shared/words/en/account-deletion.ts'
import * as enBookingLabels from '#shared/words/en/booking-labels.ts'
import * as enBookingMails from '#shared/words/en/booking-mails.ts'
import * as enCodeMails from '#shared/words/en/code-mails.ts'
import * as enConsentMails from '#shared/words/en/consent-mails.ts'
import * as enEntrancePass from '#shared/words/en/entrance-pass.ts'
import * as enErasedTours from '#shared/words/en/erased-tours.ts'
import * as enMails from '#shared/words/en/mails.ts'
import * as enPeriod from '#shared/words/en/period.ts'
import * as enPersonLabels from '#shared/words/en/person-labels.ts'
import * as enTourMails from '#shared/words/en/tour-mails.ts'
import * as enTourSlot from '#shared/words/en/tour-slot.ts'
import * as enUpiLabels from '#shared/words/en/upi-labels.ts'
import * as enUserMails from '#shared/words/en/user-mails.ts'
import * as enVisitorPass from '#shared/words/en/visitor-pass.ts'
import * as hiAccountDeletion from '#shared/words/hi/account-deletion.ts'
import * as hiBookingLabels from '#shared/words/hi/booking-labels.ts'
import * as hiBookingMails from '#shared/words/hi/booking-mails.ts'
import * as hiCodeMails from '#shared/words/hi/code-mails.ts'
import * as hiConsentMails from '#shared/words/hi/consent-mails.ts'
import * as hiEntrancePass from '#shared/words/hi/entrance-pass.ts'
import * as hiErasedTours from '#shared/words/hi/erased-tours.ts'
import * as hiMails from '#shared/words/hi/mails.ts'
import * as hiPeriod from '#shared/words/hi/period.ts'
import * as hiPersonLabels from '#shared/words/hi/person-labels.ts'
import * as hiTourMails from '#shared/words/hi/tour-mails.ts'
import * as hiTourSlot from '#shared/words/hi/tour-slot.ts'
import * as hiUpiLabels from '#shared/words/hi/upi-labels.ts'
import * as hiUserMails from '#shared/words/hi/user-mails.ts'
import * as hiVisitorPass from '#shared/words/hi/visitor-pass.ts'
import * as mrAccountDeletion from '#shared/words/mr/account-deletion.ts'
import * as mrBookingLabels from '#shared/words/mr/booking-labels.ts'
import * as mrBookingMails from '#shared/words/mr/booking-mails.ts'
import * as mrCodeMails from '#shared/words/mr/code-mails.ts'
import * as mrConsentMails from '#shared/words/mr/consent-mails.ts'
import * as mrEntrancePass from '#shared/words/mr/entrance-pass.ts'
import * as mrErasedTours from '#shared/words/mr/erased-tours.ts'
import * as mrMails from '#shared/words/mr/mails.ts'
import * as mrPeriod from '#shared/words/mr/period.ts'
import * as mrPersonLabels from '#shared/words/mr/person-labels.ts'
import * as mrTourMails from '#shared/words/mr/tour-mails.ts'
import * as mrTourSlot from '#shared/words/mr/tour-slot.ts'
import * as mrUpiLabels from '#shared/words/mr/upi-labels.ts'
import * as mrUserMails from '#shared/words/mr/user-mails.ts'
import * as mrVisitorPass from '#shared/words/mr/visitor-pass.ts'

/** The words of emails in each language: the exports of `shared/words/<language>`, by file. */
export const ACCOUNT_DELETION = {
  en: enAccountDeletion,
  mr: mrAccountDeletion,
  hi: hiAccountDeletion,
}
export const BOOKING_MAILS = { en: enBookingMails, mr: mrBookingMails, hi: hiBookingMails }
export const CODE_MAILS = { en: enCodeMails, mr: mrCodeMails, hi: hiCodeMails }
export const CONSENT_MAILS = { en: enConsentMails, mr: mrConsentMails, hi: hiConsentMails }
export const MAIL_WORDS = { en: enMails, mr: mrMails, hi: hiMails }
export const TOUR_MAILS = { en: enTourMails, mr: mrTourMails, hi: hiTourMails }
export const USER_MAILS = { en: enUserMails, mr: mrUserMails, hi: hiUserMails }
export const BOOKING_LABELS = { en: enBookingLabels, mr: mrBookingLabels, hi: hiBookingLabels }
export const PERSON_LABELS = { en: enPersonLabels, mr: mrPersonLabels, hi: hiPersonLabels }
export const PERIOD = { en: enPeriod, mr: mrPeriod, hi: hiPeriod }
export const TOUR_SLOT = { en: enTourSlot, mr: mrTourSlot, hi: hiTourSlot }
export const VISITOR_PASS = { en: enVisitorPass, mr: mrVisitorPass, hi: hiVisitorPass }
export const ERASED_TOURS = { en: enErasedTours, mr: mrErasedTours, hi: hiErasedTours }
export const ENTRANCE_PASS = { en: enEntrancePass, mr: mrEntrancePass, hi: hiEntrancePass }
export const UPI_LABELS = { en: enUpiLabels, mr: mrUpiLabels, hi: hiUpiLabels }
