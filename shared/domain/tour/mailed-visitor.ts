import { plainFirstName } from '../user/full-name.ts'

type TourRequester = {
  fullName: string
  phoneNumber: string
  /** Whether the visitor had verified the email when requesting the tour. */
  emailVerified: boolean
  /** The name of the email's user, if there is one. */
  userName: string | null
}

/** The values that emails to a visitor may repeat; '' for values that they must not. */
export type MailedVisitor = { fullName: string; phoneNumber: string }

/**
 * Anyone can request a tour for any address. Emails to an unverified address therefore repeat only the
 * first name that was typed into the form, and greet a user by the name in the user's account.
 */
export function mailedVisitor(tour: TourRequester): MailedVisitor {
  const { fullName, phoneNumber, emailVerified, userName } = tour
  if (emailVerified) return { fullName, phoneNumber }
  return { fullName: userName ?? plainFirstName(fullName), phoneNumber: '' }
}
