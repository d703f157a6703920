/** Success messages of setting up the hall. */
export const SETUP_MESSAGES = {
  acknowledged: 'Ticked off',
  mailSent: "We've sent you a test email",
} as const

/** The checklist for the owner of a new hall. */
export const SETUP_WORDS = {
  title: 'Get your hall ready',
  progress: '{done} of {count} done',
  others: { one: 'Show {count} more step', other: 'Show {count} more steps' },
  onlyNext: 'Show only the next step',
  onlyYou: 'Only super admins see this list. It disappears when everything is done.',
  failed: 'Failed to load the checklist',
  done: 'Looks right',
  understood: 'Understood',
} as const

/** Each step: what it is, what it means, and what to tap. */
export const SETUP_STEP_WORDS = {
  name: {
    title: 'Check the name of your hall',
    text: 'It is {name}: on every page, pass and email.',
    open: 'Change the name',
    done: 'Keep this name',
  },
  address: {
    title: 'Add your address',
    text: 'Students find it on the first page and in emails.',
    open: 'Add the address',
  },
  contact: {
    title: 'Add a phone number or email',
    text: 'So students can reach reception.',
    open: 'Add a contact',
  },
  landing: {
    title: 'Figures and opening hours on the landing page',
    text: "Visitors see them first. They should be your hall's own.",
    open: 'See the figures',
  },
  prices: {
    title: 'Check the prices',
    text: 'Students pay these prices from their next booking.',
    open: 'See the prices',
  },
  roomRules: {
    title: 'Check the room rules',
    text: 'They decide who can book which room online. Now:',
    everyone: 'Everyone can book every seat online.',
    open: 'Change the room rules',
  },
  simulatedPayments: {
    title: 'Payments are only simulated',
    text: 'Every payment succeeds and no money is taken. Before students book, set the environment variable PAYMENTS=desk and restart the server: they then pay at reception, and you confirm each payment. “Understood” only ticks this off; payments stay simulated.',
  },
  deskPayments: {
    title: 'Students pay at reception',
    text: 'Their seat is held until you confirm the payment under Manage Bookings.',
    open: 'See the bookings',
  },
  testMail: {
    title: 'Check that emails arrive',
    text: 'OTPs, passes and receipts are emailed. Send yourself a test to {email}.',
    send: 'Send a test email',
    sending: 'Sending...',
    sent: 'Sent to {email}. If it is not there in a few minutes, check your spam folder and the SMTP settings of the server.',
    noServer:
      "No mail server is set, so this email and all OTPs are only saved as files on the server: students can't register. Set SMTP_URL, restart the server, and send another test to {email}.",
    again: 'Send again',
    done: 'It arrived',
  },
  demo: {
    title: 'Decide about demo mode',
    text: 'Anyone can look around every page with sample data. To switch it off, set the environment variable DEMO=off and restart the server. “Keep demo mode” only ticks this off.',
    done: 'Keep demo mode',
  },
} as const
