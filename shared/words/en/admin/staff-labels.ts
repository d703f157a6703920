export { ID_KIND_LABELS } from '../../../domain/user/parental-consent.ts'
export { ROLE_LABELS } from '../../../domain/user/user.ts'
