import { EDUCATIONAL_BACKGROUNDS, EXAMS, OCCUPATIONS } from '../../../domain/options.ts'
import { identityLabels } from '../../identity-labels.ts'

export { GENDER_LABELS } from '../../../domain/options.ts'

export const EDUCATION_LABELS = identityLabels(EDUCATIONAL_BACKGROUNDS)
export const OCCUPATION_LABELS = identityLabels(OCCUPATIONS)
export const EXAM_LABELS = identityLabels(EXAMS)
export const YES_NO_LABELS = { yes: 'Yes', no: 'No' } as const
