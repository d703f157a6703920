import type * as english from '../../en/admin/reception.ts'
import { translation } from '../../translation.ts'

export const RECEPTION_WORDS = translation<typeof english.RECEPTION_WORDS>()({
  hours: 'समय: {hours}',
  map: 'नक्शे पर देखें',
  newTab: '(नए टैब में खुलेगा)',
})
