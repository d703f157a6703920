import type { PrivacyNotice } from '../../../domain/personal-data/privacy-notice.ts'

/** A changed text needs a new PRIVACY_NOTICE_VERSION. */
export const PRIVACY_NOTICE: PrivacyNotice = {
  title: 'Privacy notice',
  subtitle: 'What {hall} asks you for, why, how long we keep it, and what you can do about it.',
  version: 'Version of {day}',
  labels: { what: 'What', why: 'Why', kept: 'How long' },
  data: {
    title: 'What we collect',
    kinds: {
      account: {
        title: 'Your account',
        what: 'Name, email, phone number, date of birth, gender, language, a profile picture if you add one, and your password in a form that nobody can read.',
        why: 'To log you in, to recognise you at reception, to write to you in your language, and because some rooms are for women or men only.',
        kept: 'Until you delete your account.',
      },
      details: {
        title: 'Your membership details',
        what: "Your father's name, a parent's phone number, your address, education, occupation and exam. Also reception's notes about you, and when it called you or wrote to you on WhatsApp.",
        why: 'To keep a record of our members, to remember what we agreed with you, and to reach your family in an emergency.',
        kept: 'Until you delete your account.',
      },
      selfie: {
        title: 'Your selfie',
        what: 'One photo of your face.',
        why: 'So that reception can see that it is you who comes in.',
        kept: 'Until {selfieDays} after your membership ends.',
      },
      bookings: {
        title: 'Your bookings and payments',
        what: 'Your seat, days, amounts, how you paid, payment references, and the screenshot of a UPI payment if you send one. We never see your card or bank details.',
        why: 'To keep your seat for you, and for our accounts.',
        kept: 'Permanently, because we must keep our accounts; a screenshot until {screenshotDays} days after we checked it. Once you delete your account, they no longer carry your name.',
      },
      door: {
        title: 'When you come and go',
        what: 'Your entrance passes, when you came in and went out, and when you were turned away and why. If you are 18 or over, your dashboard also shows how many hours you were here; only you see them.',
        why: 'To let in only those who have paid, and to settle disputes. The law requires us to keep such logs for a year. Also to show you your own hours, until you turn that off under "Your data".',
        kept: '{entryMonths} months, then only as counts. Once you delete your account, the entries no longer carry your name. Your hours are not stored.',
      },
      tour: {
        title: 'Your tour request',
        what: 'Name, email, phone number, gender, education, occupation, exam, your answers, and the notes of reception about the visit.',
        why: 'To show you the study hall, and to answer your questions afterwards.',
        kept: 'Until {tourMonths} after the tour date.',
      },
      parent: {
        title: "A parent's consent",
        what: "If you are under 18: when a parent agreed, and either their email or the kind and last four characters of the ID that reception saw. We don't copy the ID.",
        why: 'Because the law requires it before we may use your details.',
        kept: 'Until you delete your account.',
      },
      notifications: {
        title: 'Notifications on your phone',
        what: "If you switch them on: your browser's address at Google, Mozilla, Apple or Microsoft, who deliver them, and the keys that encrypt them.",
        why: 'To tell you on your phone about your tour and your membership.',
        kept: 'Until you switch them off or delete your account.',
      },
      technical: {
        title: 'Logins and changes',
        what: 'When you logged in, the OTPs we sent you, and which changes reception made to your account.',
        why: 'To keep your account safe, and to find out who did what.',
        kept: 'Logins for a week after they end, OTPs for a day. Changes stay permanently, without your name once you delete your account.',
      },
    },
  },
  access: {
    title: 'Who sees it',
    texts: [
      'You, and the people who work at our reception. Companies that store our data or deliver our emails and notifications handle it only for us. We never sell it.',
      'There is no advertising and no tracking on these pages.',
    ],
  },
  rights: {
    title: 'Your rights',
    each: {
      see: {
        title: 'See your data',
        text: 'Log in and open "Your data" to download everything we store about you. Without an account, open "Your tours" with an OTP to your email.',
      },
      correct: {
        title: 'Correct it',
        text: 'Change your name, phone number, email and membership details yourself, under "Your data" and on your dashboard. Ask reception to correct your gender or date of birth.',
      },
      delete: {
        title: 'Delete it',
        text: 'Log in, open "Your data" and delete your account. Without an account, open "Your tours" and delete your tour requests.',
      },
      withdraw: {
        title: 'Withdraw your consent',
        text: 'Delete your account at any time. A membership you have paid for then ends, without a refund.',
      },
      nominate: {
        title: 'Name someone to act for you',
        text: 'Tell reception who may use these rights if you die or can no longer use them.',
      },
      complain: {
        title: 'Complain',
        text: 'Tell us first. If our answer does not help, you can complain to the Data Protection Board of India.',
      },
    },
    toursLink: 'Your tours: see or delete your tour data',
  },
  minors: {
    title: 'If you are under 18',
    texts: [
      'A parent or guardian must agree before you can book a seat: at reception, or with an OTP that we email them.',
      'They can withdraw their consent at reception at any time. At 18 you decide for yourself, and we ask you again.',
    ],
  },
  contact: {
    title: 'Whom to ask',
    text: 'Questions, requests and complaints about your data go to {hall}:',
    atReception: 'Ask at the reception of the study hall.',
  },
}

/** The retention periods in the notice. */
export const NOTICE_PERIODS = {
  days: { one: '{count} day', other: '{count} days' },
  months: { one: '{count} month', other: '{count} months' },
} as const
