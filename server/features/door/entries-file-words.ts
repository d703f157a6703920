import * as enBookingLabels from '#shared/words/en/booking/booking-labels.ts'
import * as enDoorEntry from '#shared/words/en/door/door-entry.ts'
import * as enEntriesFile from '#shared/words/en/door/entries-file.ts'
import * as hiBookingLabels from '#shared/words/hi/booking/booking-labels.ts'
import * as hiDoorEntry from '#shared/words/hi/door/door-entry.ts'
import * as hiEntriesFile from '#shared/words/hi/door/entries-file.ts'
import * as mrBookingLabels from '#shared/words/mr/booking/booking-labels.ts'
import * as mrDoorEntry from '#shared/words/mr/door/door-entry.ts'
import * as mrEntriesFile from '#shared/words/mr/door/entries-file.ts'

/** The words in the CSV file of entries, in each language that an admin can download it in. */
export const FILE_WORDS = {
  en: { ...enEntriesFile, ...enDoorEntry, ...enBookingLabels },
  mr: { ...mrEntriesFile, ...mrDoorEntry, ...mrBookingLabels },
  hi: { ...hiEntriesFile, ...hiDoorEntry, ...hiBookingLabels },
}
