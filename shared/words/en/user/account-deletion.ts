export { ERASED_DATA, KEPT_DATA } from '../../../domain/personal-data/erasure.ts'

/** The dialog in which users delete their own account. */
export const ACCOUNT_DELETION_WORDS = {
  title: 'Delete your account?',
  description: "This can't be undone.",
  keep: 'Keep my account',
  delete: 'Delete permanently',
  deleting: 'Deleting...',
  erased: 'What we delete',
  kept: 'What we keep',
  after: "You'll be logged out everywhere and get one last email to confirm.",
  endMembership: 'End my membership, paid until {day}.',
  endMembershipHint:
    'Your seat becomes free. Deleting your account does not refund anything. For a refund, ask reception first.',
  endMembershipRequired: 'Please confirm that you want to end your membership',
  password: 'Your password',
  passwordHint: "To confirm it's you.",
  lastSuperAdmin: {
    title: "You can't delete your account yet",
    text: 'There must be at least one super admin, and you are the only one. Make someone else a super admin first, under Edit in User Management.',
  },
} as const
