import { BACKUPS_KEPT_DAYS } from '../../../domain/personal-data/fixed-periods.ts'
import type * as english from '../../en/tour/erased-tours.ts'
import { translation } from '../../translation.ts'

export const ERASED_TOURS_WORDS = translation<typeof english.ERASED_TOURS_WORDS>()({
  tours: { one: 'भेटीची {count} विनंती', other: 'भेटीच्या {count} विनंत्या' },
  visits: { one: 'पुढची {count} भेट रद्द होईल', other: 'पुढच्या {count} भेटी रद्द होतील' },
  toursAndVisits: '{tours}, {visits}',
})

export const VISITOR_KEPT_WORDS = translation<typeof english.VISITOR_KEPT_WORDS>()({
  auditEntry: 'भेटीच्या विनंत्या डिलीट झाल्याची एक नोंद: किती आणि कधी. त्यात तुमचे नाव किंवा ईमेल नसतो',
  backups: `आधीचे बॅकअप, जे साधारणपणे ${BACKUPS_KEPT_DAYS} दिवसांपर्यंत ठेवले जातात`,
})
