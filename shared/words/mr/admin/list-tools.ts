import type * as english from '../../en/admin/list-tools.ts'
import { translation } from '../../translation.ts'

export const LIST_TOOL_WORDS = translation<typeof english.LIST_TOOL_WORDS>()({
  print: 'प्रिंट करा',
  download: 'CSV डाउनलोड करा',
  downloading: 'डाउनलोड होत आहे...',
  downloadFailed: 'फाइल डाउनलोड झाली नाही. पुन्हा प्रयत्न करा.',
  selected: '{count} निवडले',
  noteCalls: 'प्रत्येकाला फोन केला अशी नोंद करा',
  callsNoted: 'फोनच्या नोंदी झाल्या: {count}',
  actions: 'कृती',
  clear: 'निवड काढा',
})
