import { REFERRAL_SOURCES, STUDY_ROOM_DURATIONS } from '../../../domain/options.ts'
import { identityLabels } from '../../identity-labels.ts'

export const STUDY_ROOM_DURATION_LABELS = {
  ...identityLabels(STUDY_ROOM_DURATIONS),
  '2 Month': '2 Months',
  '3 Month': '3 Months',
  '4 Month': '4 Months',
  '5 Month': '5 Months',
  '6 Month': '6 Months',
} as const

/** The specification's label is 'Magazine', although the stored value is 'a regional magazine'. */
export const REFERRAL_SOURCE_LABELS = {
  ...identityLabels(REFERRAL_SOURCES),
  'a regional magazine': 'Magazine',
} as const
