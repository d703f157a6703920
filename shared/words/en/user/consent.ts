/** The sentences beside the buttons of forms; {notice} is a link to the privacy notice. */
export const CONSENT_LINES = {
  email: 'We use your email only to send you the OTP and set up your account. See our {notice}.',
  register: 'By continuing, you agree that we use your details as described in our {notice}.',
  tour: 'By requesting a tour, you agree that we use your details as described in our {notice}.',
  parent:
    'By entering the OTP, you confirm that your parent has read our {notice} and agrees to it.',
  own: 'By agreeing, you give your own consent to our use of your details as described in our {notice}.',
  reception: 'Show the parent our {notice} first, or read it to them.',
} as const

export const NOTICE_LINK = 'privacy notice'
export const NEW_TAB = '(opens in a new tab)'
