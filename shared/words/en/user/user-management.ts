/** User Management. */
export const USER_MANAGEMENT_WORDS = {
  title: 'User Management',
  search: 'Search users',
  searchHint: 'Search users by name, email, or Dyanpitt ID...',
  searchByPhone: 'Phone numbers work, too, also a part of four or more digits.',
  list: 'Users',
  pages: 'Pages of users',
  loading: 'Loading users...',
  failed: 'Failed to load users',
  count: { one: '{count} user', other: '{count} users' },
  none: 'No users found',
  deactivated: 'Deactivated',
  detailsHidden: 'Only super admins see the details.',
  printCards: 'Print cards for members',
  noMemberId: 'No ID yet',
  noEmail: 'No email',
  user: 'User',
  loadingUser: 'Loading...',
  userFailed: 'Failed to load the user',
  tryAgain: 'Failed to load the user. Please try again.',
} as const

/** The buttons of a user, with their labels for screen readers. */
export const USER_ACTIONS = {
  view: 'View',
  viewLabel: 'View {name}',
  edit: 'Edit',
  editLabel: 'Edit {name}',
  deactivate: 'Delete',
  deactivateLabel: 'Delete {name}',
  reactivate: 'Reactivate',
  reactivateLabel: 'Reactivate {name}',
} as const

/** Deactivating, reactivating and erasing an account. */
export const USER_DIALOGS = {
  checkingSeats: 'Checking booked seats...',
  freesSeat: 'Frees seat {seat} ({period}).',
  cancel: 'Cancel',
  keep: 'Keep account',
  deactivateTitle: "Deactivate {name}'s account?",
  deactivate: 'Deactivate',
  deactivateAndFree: 'Deactivate and free seats',
  deactivating: 'Deactivating...',
  deactivateEffect:
    'Logs {name} out everywhere and blocks new logins. Bookings and payments stay on record. You can reactivate the account any time.',
  reactivateTitle: "Reactivate {name}'s account?",
  reactivate: 'Reactivate',
  reactivateEffect: '{name} can log in again. Freed seats are not restored.',
  eraseTitle: 'Erase {name} permanently?',
  erase: 'Erase permanently',
  erasing: 'Erasing...',
  eraseEffect:
    "Deletes the name, contact, details, pictures and tour requests, and emails {name}. Bookings and payments stay under the member ID, without the name. This can't be undone. To only block logins, use Delete instead.",
} as const

/** Everything that admins see about a user. */
export const USER_DETAILS = {
  book: 'Book a seat',
  erase: 'Erase this account',
  selfie: 'Selfie of {name}',
  account: 'Account',
  email: 'Email',
  memberId: 'Member ID',
  phone: 'Phone',
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
  notGiven: 'Not given',
  noLogin: 'No login yet',
  role: 'Role',
  secondFactor: 'Second factor',
  registeredOn: 'Registered on',
  notice: 'Privacy notice',
  noticeSeen: 'Version of {day}, in {language}',
  noticeNotShown: 'Not shown',
  noticeLanguages: { en: 'English', mr: 'Marathi', hi: 'Hindi' },
  bookings: 'Bookings',
  noBookings: 'No bookings yet',
  bookedSeat: 'Seat {seat}, {room}',
  refunded: '{amount} refunded',
  openBooking: 'Open the booking for seat {seat}',
  payments: 'Payments',
  noPayments: 'No payments yet',
  openPaper: 'Open {number}',
  membership: 'Membership details',
  fatherName: "Father's name",
  parentContact: "Parent's contact",
  address: 'Address',
  education: 'Education',
  occupation: 'Occupation',
  jobTitle: 'Job title',
  noJobTitle: 'None',
  exam: 'Exam',
  examinationDate: 'Examination date',
  visitedBefore: 'Visited before',
} as const

/** Correcting how a payment was made. */
export const CORRECT_METHOD_WORDS = {
  correct: 'Correct method',
  titles: { upi: 'Did {amount} come by UPI?', cash: 'Was {amount} paid in cash?' },
  effects: {
    upi: "Moves the payment from cash to UPI in today's books. The receipt keeps its number and shows UPI.",
    cash: "Moves the payment from UPI to cash in today's books. The receipt keeps its number and shows cash.",
  },
  drawer: {
    open: {
      upi: 'The shift is still open: its drawer should hold {amount} less from now on.',
      cash: 'The shift is still open: its drawer should hold {amount} more from now on.',
    },
    counted: {
      upi: 'Its drawer has been counted and keeps its count. What was short because of the wrong method is reversed.',
      cash: 'Its drawer has been counted and keeps its count. What was over because of the wrong method is reversed.',
    },
  },
  utrNeeded: 'The drawer of this payment has been counted, so the UTR is needed.',
  utrMissing: 'Enter the UTR',
  cancel: 'Cancel',
  confirm: { upi: 'It was UPI', cash: 'It was cash' },
  busy: 'Correcting...',
} as const

/** The second factor of an admin. */
export const USER_FACTOR_WORDS = {
  off: 'Off',
  on: 'On',
  reset: 'Reset second factor',
  title: "Reset {name}'s second factor?",
  cancel: 'Cancel',
  confirm: 'Reset',
  busy: 'Resetting...',
  effect:
    "For a lost phone. They are logged out everywhere and can log in with the password alone. Make sure it's really them asking. We'll email them.",
} as const

/** A parent's consent, recorded at reception. */
export const USER_CONSENT_WORDS = {
  title: "Parent's consent",
  turned18: '{name} has turned 18 and must give their own consent before the next booking.',
  givenOn: 'Given on',
  byEmail: 'By OTP to',
  idSeen: 'ID seen',
  idSeenText: '{kind}, ending in {lastFour}',
  recordedBy: 'Recorded by',
  formerAdmin: 'A former admin',
  withdraw: 'Withdraw consent',
  withdrawTitle: "Withdraw the parent's consent?",
  keep: 'Keep consent',
  withdrawConfirm: 'Withdraw',
  withdrawing: 'Withdrawing...',
  withdrawEffect:
    "The member can't book or pay until a parent agrees again. Days already paid for stay valid.",
  under18:
    "{name} is under 18. If a parent is here and agrees, look at their ID and record it. Don't copy or photograph it.",
  selectId: 'Select an ID',
  lastFour: 'Last four letters or digits',
  recording: 'Recording...',
  record: "Record parent's consent",
} as const

/** Reception books a seat for a member. */
export const BOOK_SEAT_WORDS = {
  title: 'Book a seat',
  titleWithName: 'Book a seat for {name}',
  cancel: 'Cancel',
  book: 'Book',
  bookFor: 'Book {seat} for {amount}',
  booking: 'Booking...',
  replaces: 'Replaces the unpaid booking for seat {seat}.',
  detailsMissing: 'Membership details are missing. The member fills them in after logging in.',
  selfieMissing: 'The selfie is missing. The member adds a new one after logging in.',
  consentMissing: {
    parent: "A parent's consent is missing. You can record it in the details.",
    own: 'The member has turned 18 and must first give their own consent after logging in.',
  },
  room: 'Room',
  batch: 'Batch',
  duration: 'Duration',
  firstDay: 'First day',
  choosePlan: 'Choose room, batch, duration and first day to see the free seats.',
  freeSeats: '{tier}, {amount}',
  noneFree: 'No seat is free for these days and hours. Try other days or another room.',
  seats: { loading: 'Loading free seats...', failed: 'Failed to load the free seats' },
} as const

/** The form for a user's details. */
export const EDIT_USER_WORDS = {
  titleLoading: 'Edit user',
  title: 'Edit {name}',
  cancel: 'Cancel',
  save: 'Save changes',
  saving: 'Saving...',
  emailHint: 'A new email logs them out. They set a new password with an OTP that we send there.',
  roleHint:
    'Receptionists work at the counter. Admins also see the books. Super admins also change settings and roles, and see the audit log.',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    phoneNumber: 'Mobile number',
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
    role: 'Role',
  },
  loadLatest: 'Load latest details',
  loadingLatest: 'Loading...',
  latestLoaded: 'Latest details loaded. Check them, then save.',
  changed: '{field} is now {value}.',
  changedKept: '{field} is now {value}. We kept what you typed.',
  emptied: '{field} is now empty.',
  emptiedKept: '{field} is now empty. We kept what you typed.',
} as const

/** Success messages of user management. */
export const USER_MESSAGES = {
  registered: 'Member registered',
  edited: 'Changes saved',
  deactivated: 'Account deactivated',
  reactivated: 'Account reactivated',
  secondFactorReset: 'Second factor reset. They can log in with the password alone now.',
  consentRecorded: "Parent's consent recorded",
  consentWithdrawn: "Parent's consent withdrawn. Days already paid for stay valid.",
  erased: 'Account and personal data erased',
} as const

/** Reception gives a walk-in the code with which they claim the account. */
export const CLAIM_CODE_WORDS = {
  show: 'Give a claim code',
  showing: 'Getting the code...',
  noLogin:
    '{name} has no login yet. With a code, they claim the account on their phone: they add an email and set a password.',
  steps: 'They open {link} and enter their mobile number and this code:',
  lastDay: 'Valid until {day}.',
  whatsApp: 'Send by WhatsApp',
} as const
