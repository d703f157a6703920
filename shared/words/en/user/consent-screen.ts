/** The screen on which a parent consents, or the member at 18. */
export const CONSENT_WORDS = {
  titles: { parent: "Your parent's consent", own: "You're 18 now", given: 'Consent' },
  askParent:
    "You're under 18, so a parent or guardian must agree before you can book or pay. There are two ways.",
  given: {
    title: 'You can book',
    received: 'Thank you. We have the consent we need.',
    notNeeded: 'No consent is needed.',
    action: 'Continue',
  },
  byEmail: {
    title: 'By email',
    text: 'We email your parent an OTP and explain what it is for. If they agree, they give you the OTP.',
    email: "Parent's email",
    send: 'Email my parent',
    sending: 'Sending OTP...',
    code: "Your parent's OTP",
    codeHint: 'We sent it to {email}. It is valid for {minutes} minutes.',
    enter: 'My parent agrees',
    entering: 'Checking...',
  },
  atReception: {
    title: 'At reception',
    text: "Come to reception with your parent and their ID. We look at the ID and don't copy it.",
  },
  own: {
    text: 'You registered before you were 18. From now on you decide yourself how we may use your data, so please agree once more. Then you can book again.',
    agree: 'I agree',
    saving: 'Saving...',
    otherwise: "If you don't agree, you can {link}.",
    link: 'delete your account',
  },
} as const
