/** What a visitor without an account sees of the data of their tours. */
export const YOUR_TOURS_WORDS = {
  title: 'Your tours',
  subtitle: 'See, download or delete your tour data. Deleting it cancels your tour.',
  home: 'Back to home',
  haveAccount: 'Have an account? Your tours are under {link}.',
  yourData: 'Your data',
  openYourData: 'Open Your data',
  email: 'Email address',
  emailHint: "The one you used for the tour. We'll email you an OTP.",
  send: 'Send OTP',
  sending: 'Sending OTP...',
  code: 'OTP',
  codeHint: 'We sent it to {email}. It is valid for {minutes} minutes.',
  show: 'Show my tours',
  checking: 'Checking...',
  none: 'We have no tour requests with {address}.',
  request: 'Request a tour',
  about:
    'This is what we know about the tours requested with {address}. The file also lists emails and OTPs on their way to you.',
  download: 'Download',
  fileReady: 'Your file is ready: {name}',
  erase: 'Delete my tour data',
} as const

/** The card of one tour. */
export const TOUR_DATA_WORDS = {
  title: 'Tour on {day}',
  openPass: 'Open pass: change or cancel',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    phoneNumber: 'Phone number',
    gender: 'Gender',
    tourDate: 'Tour date',
    tourTime: 'Tour time',
    educationalBackground: 'Educational background',
    currentOccupation: 'Current occupation',
    jobTitle: 'Job title',
    examPreparation: 'Exam preparation',
    examinationDate: 'Examination date',
    studyRoomDuration: 'Study room duration',
    startDate: 'Start date',
    howDidYouKnow: 'How you heard of us',
    previousStudyRoomExperience: 'Previous study room experience',
    studyRoomComparison: 'Study room comparison',
  },
  notGiven: 'Not given',
  notes: 'Notes by reception',
  noNotes: 'None',
  followUpOn: 'Call again on',
  contactedOn: 'Last called or wrote',
  requestedOn: 'Requested on',
  notice: 'Privacy notice',
  noticeVersion: 'Version of {day}',
  noticeNotShown: 'Not shown',
  statuses: {
    pending: 'Requested',
    confirmed: 'Confirmed by reception',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  /** Changes by reception. */
  changes: {
    'tour.confirm': 'Tour confirmed',
    'tour.complete': 'Tour completed',
    'tour.cancel': 'Tour cancelled',
    'tour.scan': 'Visitor pass scanned',
    'tour.note': 'Tour notes changed',
  },
} as const

/** The question before the data of tours is deleted, and the message afterwards. */
export const ERASE_TOURS_WORDS = {
  title: 'Delete your tour data?',
  text: "This can't be undone.",
  keep: 'Keep my data',
  erase: 'Delete permanently',
  erasing: 'Deleting...',
  erasedTitle: 'What we delete',
  notes: 'Notes by reception, and any emails and OTPs on their way to you',
  keptTitle: 'What we keep',
} as const
