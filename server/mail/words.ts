import * as enBookingLabels from '#shared/words/en/booking/booking-labels.ts'
import * as enBookingMails from '#shared/words/en/booking/booking-mails.ts'
import * as enPeriod from '#shared/words/en/booking/period.ts'
import * as enEntrancePass from '#shared/words/en/door/entrance-pass.ts'
import * as enUpiLabels from '#shared/words/en/money/upi-labels.ts'
import * as enErasedTours from '#shared/words/en/tour/erased-tours.ts'
import * as enTourMails from '#shared/words/en/tour/tour-mails.ts'
import * as enTourSlot from '#shared/words/en/tour/tour-slot.ts'
import * as enVisitorPass from '#shared/words/en/tour/visitor-pass.ts'
import * as enAccountDeletion from '#shared/words/en/user/account-deletion.ts'
import * as enCodeMails from '#shared/words/en/user/code-mails.ts'
import * as enConsentMails from '#shared/words/en/user/consent-mails.ts'
import * as enMails from '#shared/words/en/user/mails.ts'
import * as enPersonLabels from '#shared/words/en/user/person-labels.ts'
import * as enUserMails from '#shared/words/en/user/user-mails.ts'
import * as hiBookingLabels from '#shared/words/hi/booking/booking-labels.ts'
import * as hiBookingMails from '#shared/words/hi/booking/booking-mails.ts'
import * as hiPeriod from '#shared/words/hi/booking/period.ts'
import * as hiEntrancePass from '#shared/words/hi/door/entrance-pass.ts'
import * as hiUpiLabels from '#shared/words/hi/money/upi-labels.ts'
import * as hiErasedTours from '#shared/words/hi/tour/erased-tours.ts'
import * as hiTourMails from '#shared/words/hi/tour/tour-mails.ts'
import * as hiTourSlot from '#shared/words/hi/tour/tour-slot.ts'
import * as hiVisitorPass from '#shared/words/hi/tour/visitor-pass.ts'
import * as hiAccountDeletion from '#shared/words/hi/user/account-deletion.ts'
import * as hiCodeMails from '#shared/words/hi/user/code-mails.ts'
import * as hiConsentMails from '#shared/words/hi/user/consent-mails.ts'
import * as hiMails from '#shared/words/hi/user/mails.ts'
import * as hiPersonLabels from '#shared/words/hi/user/person-labels.ts'
import * as hiUserMails from '#shared/words/hi/user/user-mails.ts'
import * as mrBookingLabels from '#shared/words/mr/booking/booking-labels.ts'
import * as mrBookingMails from '#shared/words/mr/booking/booking-mails.ts'
import * as mrPeriod from '#shared/words/mr/booking/period.ts'
import * as mrEntrancePass from '#shared/words/mr/door/entrance-pass.ts'
import * as mrUpiLabels from '#shared/words/mr/money/upi-labels.ts'
import * as mrErasedTours from '#shared/words/mr/tour/erased-tours.ts'
import * as mrTourMails from '#shared/words/mr/tour/tour-mails.ts'
import * as mrTourSlot from '#shared/words/mr/tour/tour-slot.ts'
import * as mrVisitorPass from '#shared/words/mr/tour/visitor-pass.ts'
import * as mrAccountDeletion from '#shared/words/mr/user/account-deletion.ts'
import * as mrCodeMails from '#shared/words/mr/user/code-mails.ts'
import * as mrConsentMails from '#shared/words/mr/user/consent-mails.ts'
import * as mrMails from '#shared/words/mr/user/mails.ts'
import * as mrPersonLabels from '#shared/words/mr/user/person-labels.ts'
import * as mrUserMails from '#shared/words/mr/user/user-mails.ts'

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
