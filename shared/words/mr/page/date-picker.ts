import type * as english from '../../en/page/date-picker.ts'
import { translation } from '../../translation.ts'

export const DATE_PICKER_WORDS = translation<typeof english.DATE_PICKER_WORDS>()({
  title: 'तारीख निवडा',
  cancel: 'रद्द करा',
  confirm: 'ठीक आहे',
  none: 'अजून तारीख निवडलेली नाही.',
  month: {
    label: 'महिना',
    choose: 'महिना निवडा, {shown}',
    previous: 'मागील महिना',
    next: 'पुढील महिना',
  },
  year: {
    label: 'वर्ष',
    choose: 'वर्ष निवडा, {shown}',
    previous: 'मागील वर्ष',
    next: 'पुढील वर्ष',
  },
  day: '{weekday}, {day}',
  today: '{weekday}, {day}, आज',
})
