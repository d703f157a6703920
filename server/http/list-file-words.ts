import * as enListFiles from '#shared/words/en/admin/list-files.ts'
import * as enBookingLabels from '#shared/words/en/booking/booking-labels.ts'
import * as enStatement from '#shared/words/en/money/statement.ts'
import * as enTours from '#shared/words/en/tour/tour-management.ts'
import * as hiListFiles from '#shared/words/hi/admin/list-files.ts'
import * as hiBookingLabels from '#shared/words/hi/booking/booking-labels.ts'
import * as hiStatement from '#shared/words/hi/money/statement.ts'
import * as hiTours from '#shared/words/hi/tour/tour-management.ts'
import * as mrListFiles from '#shared/words/mr/admin/list-files.ts'
import * as mrBookingLabels from '#shared/words/mr/booking/booking-labels.ts'
import * as mrStatement from '#shared/words/mr/money/statement.ts'
import * as mrTours from '#shared/words/mr/tour/tour-management.ts'

/** The words in the lists' CSV files, in each language that an admin can download them in. */
export const FILE_WORDS = {
  en: { ...enListFiles, ...enBookingLabels, ...enTours, ...enStatement },
  mr: { ...mrListFiles, ...mrBookingLabels, ...mrTours, ...mrStatement },
  hi: { ...hiListFiles, ...hiBookingLabels, ...hiTours, ...hiStatement },
}
