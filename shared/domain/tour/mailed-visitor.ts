type RequestedBy = {
  fullName: string
  phoneNumber: string
  /** Whether whoever requested the tour had proved that the email is theirs. */
  emailProved: boolean
  /** The name of the email's user, if there is one. */
  userName: string | null
}

/** What emails to a visitor may repeat; '' for what they must not. */
export type MailedVisitor = { fullName: string; phoneNumber: string }

/**
 * Anyone can request a tour for any address. Emails to an address that nobody proved therefore
 * repeat nothing of the form that is not from a list, and greet a user by the user's own name.
 */
export function mailedVisitor(tour: RequestedBy): MailedVisitor {
  const { fullName, phoneNumber, emailProved, userName } = tour
  return emailProved ? { fullName, phoneNumber } : { fullName: userName ?? '', phoneNumber: '' }
}
