import * as enBookingLabels from '#shared/words/en/booking-labels.ts'
import * as enListFiles from '#shared/words/en/list-files.ts'
import * as enTours from '#shared/words/en/tour-management.ts'
import * as hiBookingLabels from '#shared/words/hi/booking-labels.ts'
import * as hiListFiles from '#shared/words/hi/list-files.ts'
import * as hiTours from '#shared/words/hi/tour-management.ts'
import * as mrBookingLabels from '#shared/words/mr/booking-labels.ts'
import * as mrListFiles from '#shared/words/mr/list-files.ts'
import * as mrTours from '#shared/words/mr/tour-management.ts'

/** The words in the lists' CSV files, in each language that an admin can download them in. */
export const FILE_WORDS = {
  en: { ...enListFiles, ...enBookingLabels, ...enTours },
  mr: { ...mrListFiles, ...mrBookingLabels, ...mrTours },
  hi: { ...hiListFiles, ...hiBookingLabels, ...hiTours },
}
