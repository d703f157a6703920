import type * as english from '../../en/admin/list-tools.ts'
import { translation } from '../../translation.ts'

export const LIST_TOOL_WORDS = translation<typeof english.LIST_TOOL_WORDS>()({
  print: 'प्रिंट करें',
  printing: 'सभी पंक्तियाँ लोड हो रही हैं...',
  printFailed: 'पंक्तियाँ लोड नहीं हुईं। फिर से कोशिश करें।',
  printedPart: '{count} में से पहली {shown} पंक्तियाँ',
  download: 'CSV डाउनलोड करें',
  downloading: 'डाउनलोड हो रहा है...',
  downloadFailed: 'फ़ाइल डाउनलोड नहीं हुई। फिर से कोशिश करें।',
  selectAll: 'सभी पंक्तियाँ चुनें',
  select: '{name} चुनें',
  selected: '{count} चुने गए',
  downloadSelected: 'चुने हुए डाउनलोड करें',
  noteCalls: 'सबको फ़ोन किया, यह दर्ज करें',
  callsNoted: 'फ़ोन दर्ज हुए: {count}',
  actions: 'कार्रवाई',
  clear: 'चयन हटाएँ',
})
