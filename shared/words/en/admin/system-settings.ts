import { ROOM_RULE_LABELS } from '../../../domain/booking/room-rule-changes.ts'
import { FACTOR_POLICY_LABELS } from '../../../domain/user/second-factor.ts'

/** System Settings. */
export const SYSTEM_SETTINGS_WORDS = {
  title: 'System Settings',
  subtitle: 'What members see and pay, and how long we keep their data',
  saved: 'Settings saved',
  loading: 'Loading settings...',
  loadFailed: 'Failed to load settings',
  retry: 'Retry',
  notSaved: 'Settings not saved',
  loadLatest: 'Load latest settings',
  setUpFactor: 'Set up my second factor',
  formLabel: 'System settings',
  save: 'Save settings',
  saving: 'Saving...',
  unsaved: 'You have unsaved changes',
  allSaved: 'All changes saved',
  leave: 'You have unsaved changes. Leave without saving?',
  superAdminOnly: 'Only a super admin can change these.',
  optional: 'Optional',
  sections: 'Sections',
  hall: {
    title: 'Hall and contact',
    description:
      'The name on screens and in emails, and how members reach reception. Applies immediately.',
    name: 'Study hall name',
    phone: 'Contact phone',
    email: 'Contact email',
    address: 'Address',
  },
  landing: {
    title: 'Landing page',
    description: 'What visitors read about the hall before they log in. Applies immediately.',
    openingHours: 'Opening hours',
    openingHoursHint: 'If empty, the page says: Open 24 hours, every day.',
    hoursWarning:
      "The page also says '24/7 access' and sells night batches. Check that these hours don't contradict it.",
    amenities: 'Amenities',
    amenitiesHint: 'One per line, such as Wi-Fi or drinking water. If empty, the page lists none.',
    mapUrl: 'Map link',
    mapUrlHint: 'If empty, the page links to a map search for the address.',
    studentsFigure: 'Students',
    toursFigure: 'Tours',
    successFigure: 'Success rate',
    figuresHint: 'Your hall in numbers, as visitors see them. Leave one empty to hide it.',
  },
  prices: {
    title: 'Prices',
    description:
      'Whole rupees for a standard seat. Silver adds {silver}%, gold {gold}%. Applies to new bookings.',
    problem: 'Some prices need attention',
    roomProblem: 'needs attention',
    rooms: 'Room',
    duration: 'Duration',
    column: '{batch} (₹)',
    cell: '{room}, {duration}, {batch}',
    batches: { night: 'Night', day: 'Day', allHours: '24 Hours' },
  },
  rules: {
    title: 'Who can book online',
    description: 'By room and section. Applies to new bookings; existing bookings stay.',
    audience: 'Who books online',
    unstated: 'Gender other or not stated',
    wholeRoom: 'Whole room',
    section: 'Section {letter}',
    areaOfRoom: '{room}, {section}',
    audienceLabel: '{area}: who books online',
    unstatedLabel: '{area}: gender other or not stated',
    meaning: 'What this means for {room}',
    everyone: 'Everyone can book every seat of {room} online.',
  },
  seats: {
    title: 'Closed seats',
    description: 'Nobody can book a closed seat. Existing bookings stay.',
    close: 'Close seat {seat}',
    allOpen: 'All seats are open.',
    closed: { one: '1 seat is closed.', other: '{count} seats are closed.' },
  },
  renewals: {
    title: 'Renewals',
    description: "How long a seat is reserved for its member's renewal. Applies to new bookings.",
    days: 'Others can book the seat from (days before the end)',
    hint: "{min} to {max}. Until then, the seat is reserved for its member's renewal. 0: first come, first served.",
  },
  upi: {
    title: 'UPI',
    description:
      'Where members pay from their phone. They enter the UTR, and reception checks it. Applies immediately.',
    id: 'UPI ID',
    idHint: 'A merchant account, such as name@bank. If empty, members pay at reception only.',
    payee: 'Payee name',
    payeeHint: "If empty, UPI apps show the hall's name.",
    simulated: 'Not used now: payments are simulated on this server.',
  },
  tax: {
    title: 'GST',
    description:
      'For a registered hall. New receipts are then tax invoices, and refunds credit notes. Prices include the tax. Ask your accountant first.',
    gstin: 'GSTIN',
    gstinHint: 'Left empty, receipts have no tax.',
    sac: 'SAC',
    rate: 'GST rate (%)',
    rateHint: 'Half is CGST, half SGST.',
    legalName: 'Legal name',
    legalNameHint: "Left empty, the hall's name.",
    legalAddress: 'Registered address',
    legalAddressHint: "Left empty, the hall's address.",
  },
  limits: {
    title: 'Discounts and refunds',
    description:
      'How much staff can take off a price when they confirm a payment, and how much of a booking they can refund in total. Super admins have no limit.',
    receptionistDiscount: 'Discounts by receptionists, up to (% of the price)',
    adminDiscount: 'Discounts by admins, up to (% of the price)',
    receptionistRefund: 'Refunds by receptionists, up to (₹ per booking)',
    adminRefund: 'Refunds by admins, up to (₹ per booking)',
    hints: {
      receptionistDiscount: '0: receptionists give no discounts.',
      adminDiscount: '100: admins can take off the whole price.',
      receptionistRefund: '0: receptionists give no refunds.',
      adminRefund: '0: admins give no refunds.',
    },
  },
  deposit: {
    title: 'The deposit',
    description:
      'What members pay once, in addition to the price of their first booking. It applies to bookings that are not being paid yet. Visitors read it in the declaration and beside the prices.',
    depositMode: 'Deposit',
    modes: {
      none: 'None',
      kept: 'Non-refundable',
      returned: 'Returned when the member leaves',
    },
    depositAmount: 'Deposit (₹)',
    depositMonths: 'Valid for (months)',
    hints: {
      depositMode:
        'Discounts never reduce it. With a part payment, it is paid with the first part.',
      depositAmount: 'With GST, if the hall is registered for it.',
      depositMonths:
        'From the start of the membership that it was paid with. For a membership that starts later, it is paid again.',
      returned:
        'Reception returns it under Manage Bookings, up to the limits of refunds. It is no income, and has no GST.',
    },
  },
  lateFee: {
    title: 'Late fee',
    description:
      'What members pay once when they pay the rest of a part payment too late. A part payment keeps the fee that it was made with; 0 lifts them all.',
    lateFeeAmount: 'Late fee (₹)',
    lateFeeDays: 'Days after the day of the rest',
    hints: {
      lateFeeAmount: '0: no late fee.',
      lateFeeDays: 'Until then, the rest can be paid without the fee.',
    },
  },
  door: {
    title: 'The door',
    description: 'Who can enter at the gates, and when. Applies immediately.',
    grace: 'Minutes before and after a batch',
    graceHint: '{min} to {max}. How early members may come, and how late they may leave.',
    closedDays: 'Closed days',
    addDay: 'Add day',
    noDays: 'The hall is open every day.',
    daysHint: 'Gates admit nobody on these days. Memberships are not extended.',
    removeDay: 'Remove {day}',
    cards: 'Printed cards',
    cardsHint: 'For members without a smartphone. Reception compares the photo each time.',
  },
  privacy: {
    title: 'Privacy',
    description: 'How long we keep personal data. Older data is deleted every night.',
    selfies: 'Keep selfies for (days)',
    selfiesHint:
      '{min} to {max} days after the membership ends. Returning members upload a new selfie.',
    tours: 'Keep tour requests for (months)',
    toursHint: '{min} to {max} months after the tour date, even if the tour did not happen.',
  },
  erasure: {
    title: 'Save and delete old data?',
    keepEditing: 'Keep editing',
    selfies: {
      one: 'Selfies of memberships that ended 1 day ago or earlier will be permanently deleted tonight.',
      other:
        'Selfies of memberships that ended {count} days ago or earlier will be permanently deleted tonight.',
    },
    tours: {
      one: 'Tour requests for dates 1 month ago or earlier will be permanently deleted tonight.',
      other:
        'Tour requests for dates {count} months ago or earlier will be permanently deleted tonight.',
    },
    undo: 'Until then, you can still set a longer time.',
  },
  login: {
    title: 'Logging in',
    description: 'Who also needs a code from their phone to log in. Applies immediately.',
    superAdminOnly: 'Only a super admin can change this.',
    policy: 'Use a second factor',
    policyHint:
      'Anyone who must use it but has not set it up does that first, before any other admin page opens.',
    ownFactor: 'Your own second factor',
  },
  roomRules: ROOM_RULE_LABELS,
  factorPolicies: FACTOR_POLICY_LABELS,
} as const
