import type * as english from '../../en/admin/reception.ts'
import { translation } from '../../translation.ts'

export const RECEPTION_WORDS = translation<typeof english.RECEPTION_WORDS>()({
  hours: 'वेळ: {hours}',
  map: 'नकाशावर पाहा',
  askTheWay: 'अभ्यासिकेत कसे यायचे ते रिसेप्शनला विचारा.',
  newTab: '(नवीन टॅबमध्ये उघडेल)',
})
