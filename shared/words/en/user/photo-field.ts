/** The buttons of a field for a photo. */
export const PHOTO_FIELD_WORDS = {
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  preparing: 'Preparing the photo...',
} as const
