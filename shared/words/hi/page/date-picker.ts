import type * as english from '../../en/page/date-picker.ts'
import { translation } from '../../translation.ts'

export const DATE_PICKER_WORDS = translation<typeof english.DATE_PICKER_WORDS>()({
  title: 'तारीख चुनें',
  cancel: 'रद्द करें',
  confirm: 'ठीक है',
  none: 'अभी कोई तारीख नहीं चुनी है।',
  month: {
    label: 'महीना',
    choose: 'महीना चुनें, {shown}',
    previous: 'पिछला महीना',
    next: 'अगला महीना',
  },
  year: {
    label: 'साल',
    choose: 'साल चुनें, {shown}',
    previous: 'पिछला साल',
    next: 'अगला साल',
  },
  day: '{weekday}, {day}',
  today: '{weekday}, {day}, आज',
})
