/** The emails to a member's parent. */
export const PARENT_CODE_MAIL = {
  subject: 'OTP for your consent: your child would like to study with us',
  who: '{child} has named you as their parent or guardian. {child} is under 18 and would like to book a seat in our study hall, so we need your consent.',
  data: "We store the name, email, phone number, date of birth, gender, address, education, exam and a photo of your child, a parent's name and phone number, and the bookings and payments. We use them to run the study hall: to keep a seat, to recognise your child at the door, and to reach you in an emergency. We send no advertising and never sell data.",
  notice: 'What we collect, why, for how long, and your rights: {link}',
  code: 'If you are a parent or guardian, are 18 or older and agree, give your child this OTP within {minutes} minutes: {code}',
  ignore:
    "If you don't agree, or don't know this person, ignore this email. Without the OTP nothing can be booked. You can withdraw your consent at reception at any time.",
} as const

export const PARENTAL_CONSENT_MAIL = {
  given: {
    subject: 'Your consent is recorded',
    what: "We have recorded a parent's consent: {child} can now book a seat in our study hall.",
    notYou: "You can withdraw it at reception at any time. If this wasn't you, tell us right away.",
  },
  withdrawn: {
    subject: 'Your consent is withdrawn',
    what: "We have withdrawn the parent's consent for {child}. Days already paid for stay valid, but {child} can no longer book or pay.",
    notYou:
      "Only our reception can record a new consent, from a parent in person. If this wasn't you, tell us right away.",
  },
} as const
