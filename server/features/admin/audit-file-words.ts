import * as enAuditLog from '#shared/words/en/admin/audit-log.ts'
import * as enListFiles from '#shared/words/en/admin/list-files.ts'
import * as enStaffLabels from '#shared/words/en/admin/staff-labels.ts'
import * as enBookings from '#shared/words/en/booking/booking-labels.ts'
import * as enCash from '#shared/words/en/money/cash.ts'
import * as enUpi from '#shared/words/en/money/upi-labels.ts'
import * as enCard from '#shared/words/en/user/card.ts'
import * as enPerson from '#shared/words/en/user/person-labels.ts'
import * as hiAuditLog from '#shared/words/hi/admin/audit-log.ts'
import * as hiListFiles from '#shared/words/hi/admin/list-files.ts'
import * as hiStaffLabels from '#shared/words/hi/admin/staff-labels.ts'
import * as hiBookings from '#shared/words/hi/booking/booking-labels.ts'
import * as hiCash from '#shared/words/hi/money/cash.ts'
import * as hiUpi from '#shared/words/hi/money/upi-labels.ts'
import * as hiCard from '#shared/words/hi/user/card.ts'
import * as hiPerson from '#shared/words/hi/user/person-labels.ts'
import * as mrAuditLog from '#shared/words/mr/admin/audit-log.ts'
import * as mrListFiles from '#shared/words/mr/admin/list-files.ts'
import * as mrStaffLabels from '#shared/words/mr/admin/staff-labels.ts'
import * as mrBookings from '#shared/words/mr/booking/booking-labels.ts'
import * as mrCash from '#shared/words/mr/money/cash.ts'
import * as mrUpi from '#shared/words/mr/money/upi-labels.ts'
import * as mrCard from '#shared/words/mr/user/card.ts'
import * as mrPerson from '#shared/words/mr/user/person-labels.ts'

/** The words in the audit log's CSV file. */
export const FILE_WORDS = {
  en: {
    ...enAuditLog,
    ...enStaffLabels,
    ...enBookings,
    ...enCash,
    ...enUpi,
    ...enCard,
    ...enPerson,
    ...enListFiles,
  },
  mr: {
    ...mrAuditLog,
    ...mrStaffLabels,
    ...mrBookings,
    ...mrCash,
    ...mrUpi,
    ...mrCard,
    ...mrPerson,
    ...mrListFiles,
  },
  hi: {
    ...hiAuditLog,
    ...hiStaffLabels,
    ...hiBookings,
    ...hiCash,
    ...hiUpi,
    ...hiCard,
    ...hiPerson,
    ...hiListFiles,
  },
}
