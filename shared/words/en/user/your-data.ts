/** The page "Your data". */
export const YOUR_DATA_WORDS = {
  title: 'Your data',
  subtitle: 'Your details, your password, your devices and your data.',
  back: 'Back',
  download: {
    title: 'Download or delete',
    text: 'One file with everything we hold about you, including your pictures.',
    action: 'Download my data',
    preparing: 'Preparing your file...',
    ready: 'Your file is ready: {file}',
    delete: 'Delete my account',
  },
  kept: {
    title: 'How long we keep it',
    text: {
      one: 'We keep your account and membership details until you delete your account. We delete your selfie {days} days after your membership ends, and a tour request {months} month after the tour date.',
      other:
        'We keep your account and membership details until you delete your account. We delete your selfie {days} days after your membership ends, and a tour request {months} months after the tour date.',
    },
  },
  details: {
    title: 'Your details',
    fullName: 'Full name',
    phone: 'Mobile number',
    email: 'Email',
    notGiven: 'Not given',
    change: 'Change name or phone',
    changeEmail: 'Change email',
  },
  password: {
    title: 'Password',
    text: 'A new password logs you out on your other devices.',
    change: 'Change password',
  },
  secondFactor: {
    title: 'Second factor',
    text: 'A code from your phone when you log in. It keeps others out even if they know your password.',
    action: 'Manage second factor',
  },
  sessions: {
    title: "Where you're logged in",
    text: "Don't recognise a device? Log it out and change your password.",
    thisDevice: 'This device',
    device: '{browser} on {system}',
    unknownDevice: 'Unknown device',
    lastUsed: 'Last used {day}, {time}',
    loggedIn: 'Logged in {day}, {time}',
    logOut: 'Log out',
    logOutDevice: 'Log out {name}',
    loggingOut: 'Logging out...',
    done: 'That device is logged out',
  },
} as const
