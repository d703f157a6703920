/** The dialogs that change a user's own details, email and password. */
export const OWN_DETAILS_WORDS = {
  cancel: 'Cancel',
  saving: 'Saving...',
  details: {
    title: 'Change name or phone',
    save: 'Save changes',
    fullName: 'Full name',
    phone: 'Mobile number',
    done: 'Changes saved',
  },
  email: {
    title: 'Change email',
    description:
      "We'll email an OTP to the new address. You stay logged in here and are logged out on your other devices.",
    newEmail: 'New email',
    password: 'Your password',
    send: 'Send OTP',
    sending: 'Sending OTP...',
    code: 'OTP',
    codeHint: 'We sent it to {email}. It is valid for {minutes} minutes.',
    change: 'Change email',
    checking: 'Checking...',
    done: 'Your email is changed. Log in with it from now on. Your other devices are logged out.',
  },
  password: {
    title: 'Change password',
    description: 'You stay logged in here and are logged out on your other devices.',
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    save: 'Save password',
    done: 'Your password is changed. Your other devices are logged out.',
  },
} as const
