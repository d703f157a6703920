import type * as english from '../../en/booking/room-rule-consequences.ts'
import { translation } from '../../translation.ts'

export const ROOM_RULE_CONSEQUENCES = translation<typeof english.ROOM_RULE_CONSEQUENCES>()({
  both: {
    one: '{room}: 1 सीट कोणीच बुक करू शकत नाही, फक्त लिंग इतर किंवा सांगितलेले नसेल तर.',
    other: '{room}: {count} सीट कोणीच बुक करू शकत नाही, फक्त लिंग इतर किंवा सांगितलेले नसेल तर.',
  },
  everyone: {
    one: '{room}: 1 सीट ऑनलाइन कोणीच बुक करू शकत नाही.',
    other: '{room}: {count} सीट ऑनलाइन कोणीच बुक करू शकत नाही.',
  },
  women: {
    one: '{room}: 1 सीट मुली बुक करू शकत नाहीत.',
    other: '{room}: {count} सीट मुली बुक करू शकत नाहीत.',
  },
  men: {
    one: '{room}: 1 सीट मुले बुक करू शकत नाहीत.',
    other: '{room}: {count} सीट मुले बुक करू शकत नाहीत.',
  },
  unstated: {
    one: '{room}: लिंग इतर असेल किंवा सांगितले नसेल, तर 1 सीट रिसेप्शनवर बुक करावी लागेल.',
    other: '{room}: लिंग इतर असेल किंवा सांगितले नसेल, तर {count} सीट रिसेप्शनवर बुक कराव्या लागतील.',
  },
})
