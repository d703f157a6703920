/** The declaration before a tour request (specification document 2, sections 5 and 9). */
export const DECLARATION_WORDS = {
  title: 'Self-Declaration',
  true: 'The details that I gave in this form are true.',
  deposit:
    'If I become a member, I pay a non-refundable deposit of Rs. {deposit}, which is valid for one year from the start of my membership.',
  deposits: {
    kept: 'If I become a member, I pay a non-refundable deposit of Rs. {deposit}, which is valid for {months} months from the start of my membership.',
    returned:
      'If I become a member, I pay a deposit of Rs. {deposit}, which is returned when I leave.',
  },
  punctual: 'I will arrive 10 minutes before the tour.',
  agree: 'I Agree',
  agreementNeeded: 'Your agreement is needed',
  pleaseAgree: 'Please agree to the terms and conditions to proceed.',
  cancel: 'Cancel',
  submit: 'Submit Request',
  submitting: 'Submitting...',
} as const
