import type * as english from '../../en/admin/staff-labels.ts'
import { translation } from '../../translation.ts'

export const ID_KIND_LABELS = translation<typeof english.ID_KIND_LABELS>()({
  aadhaar: 'आधार',
  pan: 'पॅन कार्ड',
  passport: 'पासपोर्ट',
  'driving-licence': 'ड्रायव्हिंग लायसन्स',
  'voter-id': 'मतदार ओळखपत्र',
})

export const ROLE_LABELS = translation<typeof english.ROLE_LABELS>()({
  user: 'मेंबर',
  receptionist: 'रिसेप्शनिस्ट',
  admin: 'अ‍ॅडमिन',
  super_admin: 'सुपर अ‍ॅडमिन',
})
