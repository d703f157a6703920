import { GENDERS } from '#shared/domain/options.ts'
import { GENDER_LABELS } from '#words/user/person-labels.ts'

/** The genders to choose from. */
export const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))
