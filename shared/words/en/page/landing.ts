/** The landing page. */
export const LANDING_WORDS = {
  title: '{name}: a quiet seat for exam students',
  description:
    'A quiet study hall for MPSC, UPSC, banking, NEET and other exams. Day, night and 24-hour batches, and a seat of your own.',
  logIn: 'Log in',
  headline: 'A quiet desk for the exam ahead',
  intro:
    'A study hall for MPSC, UPSC, banking, NEET and other exams. Choose your room, your batch and your own seat.',
  requestTour: 'Request a tour',
  createAccount: 'Create account',
  inNumbers: 'The study hall in numbers',
  students: 'students',
  tours: 'tours',
  successRate: 'success rate',
  offer: 'Everything set up for study',
  features: {
    focus: {
      title: 'Focused environment',
      text: 'Silent rooms where everyone has come to study.',
    },
    facilities: {
      title: 'Modern facilities',
      text: 'Pick your seat on the plan. Enter with the QR pass on your phone.',
    },
    community: {
      title: 'Community',
      text: 'Study with people who share your goal.',
    },
    access: {
      title: '24/7 access',
      text: 'Day, night and 24-hour batches: study when you study best.',
    },
  },
  amenities: 'Amenities',
  rooms: 'Three rooms, {count} seats',
  onlineSeats: '{online} can be booked online, {reception} at reception.',
  howToJoin: 'How to join',
  getStarted: 'Get started',
  steps: [
    'Create an account with your email.',
    'Choose a room, a batch and your own seat.',
    'Pay by UPI or in cash.',
    'Enter with the pass on your phone.',
  ],
  batches: 'Batches',
  allDay: 'round the clock',
  dashboard: 'Your dashboard',
  fromPrice: 'From {price} a month',
  fromPriceByGender: 'From {men} a month for men, {women} for women',
  openAllHours: 'Open 24 hours, every day',
  batch: 'Batch',
  batchNames: { night: 'Night', day: 'Day', allHours: '24 Hours' },
  freeInHall: 'Free to book now: {day} by day, {night} at night',
  openPass: 'Open your pass',
  freeNow: 'Free now',
  freeSeats: '{free} of {all}',
  freeByGender: 'Men {men}, women {women}',
  full: 'Full',
  allPrices: 'All prices',
  pricesLabel: 'All prices of {room}',
  tiers: 'Prices for a standard seat. Silver seats cost {silver}% more, gold seats {gold}% more.',
  deposit:
    'There is no registration fee: the first month costs the price shown. If reception asks for the deposit of ₹{deposit}, it is paid there and valid for a year.',
  deposits: {
    kept: "There is no registration fee. With the first payment, a deposit of ₹{deposit} is added: it isn't returned and is valid for {months} months.",
    returned:
      'There is no registration fee. With the first payment, a deposit of ₹{deposit} is added: it is returned when you leave.',
  },
  visit: 'Visit us',
  hoursAndContact: 'Hours and contact',
  openMap: 'Open in Maps',
  enableDemo: 'Enable Demo Mode',
} as const
