import type * as english from '../../en/admin/list-tools.ts'
import { translation } from '../../translation.ts'

export const LIST_TOOL_WORDS = translation<typeof english.LIST_TOOL_WORDS>()({
  print: 'प्रिंट करा',
  printing: 'सर्व ओळी लोड होत आहेत...',
  printFailed: 'ओळी लोड झाल्या नाहीत. पुन्हा प्रयत्न करा.',
  printedPart: '{count} पैकी पहिल्या {shown} ओळी',
  printedNewest: 'सर्वांत नवीन {shown} ओळी',
  printedOn: '{day} रोजी प्रिंट केले',
  filter: '{label}: {value}',
  search: 'शोध',
  download: 'CSV डाउनलोड करा',
  downloading: 'डाउनलोड होत आहे...',
  downloadFailed: 'फाइल डाउनलोड झाली नाही. पुन्हा प्रयत्न करा.',
  selectAll: 'सर्व ओळी निवडा',
  select: '{name} निवडा',
  selected: '{count} निवडले',
  downloadSelected: 'निवडलेले डाउनलोड करा',
  noteCalls: 'प्रत्येकाला फोन केला अशी नोंद करा',
  callsNoted: 'फोनच्या नोंदी झाल्या: {count}',
  actions: 'कृती',
  clear: 'निवड काढा',
})
