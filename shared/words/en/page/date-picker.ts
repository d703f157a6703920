/** The date picker (specification document 1, section 2). */
export const DATE_PICKER_WORDS = {
  title: 'Select Date',
  cancel: 'Cancel',
  confirm: 'Confirm',
  none: 'No date chosen yet.',
  month: {
    label: 'Month',
    choose: 'Choose month, {shown}',
    previous: 'Previous month',
    next: 'Next month',
  },
  year: {
    label: 'Year',
    choose: 'Choose year, {shown}',
    previous: 'Previous year',
    next: 'Next year',
  },
  day: '{weekday}, {day}',
  today: '{weekday}, {day}, today',
} as const
