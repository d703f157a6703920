import type * as english from '../../en/admin/list-tools.ts'
import { translation } from '../../translation.ts'

export const LIST_TOOL_WORDS = translation<typeof english.LIST_TOOL_WORDS>()({
  print: 'प्रिंट करें',
  printing: 'सभी लाइनें लोड हो रही हैं...',
  printFailed: 'लाइनें लोड नहीं हुईं। फिर से कोशिश करें।',
  printedPart: '{count} में से पहली {shown} लाइनें',
  printedNewest: 'सबसे नई {shown} लाइनें',
  printedOn: '{day} को प्रिंट किया',
  filter: '{label}: {value}',
  search: 'खोज',
  download: 'CSV डाउनलोड करें',
  downloading: 'डाउनलोड हो रहा है...',
  downloadFailed: 'फ़ाइल डाउनलोड नहीं हुई। फिर से कोशिश करें।',
  selectAll: 'सभी लाइनें चुनें',
  select: '{name} चुनें',
  selected: '{count} चुने गए',
  downloadSelected: 'चुने हुए डाउनलोड करें',
  noteCalls: 'सबको फ़ोन किया, यह दर्ज करें',
  callsNoted: 'फ़ोन दर्ज हुए: {count}',
  actions: 'कार्रवाई',
  clear: 'चयन हटाएँ',
})
