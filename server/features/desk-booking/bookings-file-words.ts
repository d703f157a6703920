import * as enBookingLabels from '#shared/words/en/booking-labels.ts'
import * as enBookingsFile from '#shared/words/en/bookings-file.ts'
import * as hiBookingLabels from '#shared/words/hi/booking-labels.ts'
import * as hiBookingsFile from '#shared/words/hi/bookings-file.ts'
import * as mrBookingLabels from '#shared/words/mr/booking-labels.ts'
import * as mrBookingsFile from '#shared/words/mr/bookings-file.ts'

/** The words of the CSV file of bookings, per language of the admin who downloads it. */
export const FILE_WORDS = {
  en: { ...enBookingsFile, ...enBookingLabels },
  mr: { ...mrBookingsFile, ...mrBookingLabels },
  hi: { ...hiBookingsFile, ...hiBookingLabels },
}
