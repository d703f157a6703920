import { BACKUPS_KEPT_DAYS } from '../../../domain/personal-data/fixed-periods.ts'
import type * as english from '../../en/tour/erased-tours.ts'
import { translation } from '../../translation.ts'

export const ERASED_TOURS_WORDS = translation<typeof english.ERASED_TOURS_WORDS>()({
  tours: { one: 'विज़िट का {count} अनुरोध', other: 'विज़िट के {count} अनुरोध' },
  visits: { one: 'आने वाली {count} विज़िट रद्द होगी', other: 'आने वाली {count} विज़िट रद्द होंगी' },
  toursAndVisits: '{tours}, {visits}',
})

export const VISITOR_KEPT_WORDS = translation<typeof english.VISITOR_KEPT_WORDS>()({
  auditEntry:
    'ऑडिट लॉग में यह रिकॉर्ड कि विज़िट के अनुरोध डिलीट हुए: कितने और कब। उसमें आपका नाम या ईमेल नहीं होता',
  backups: `पुराने बैकअप, जो आम तौर पर ${BACKUPS_KEPT_DAYS} दिन तक रखे जाते हैं`,
})
