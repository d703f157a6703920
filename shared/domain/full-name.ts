/** What is wrong with a full name (document 1, section 5). Letters of every script are letters. */
export function fullNameProblem(fullName: string): string | undefined {
  const name = fullName.trim()
  const length = [...name].length
  if (length === 0) return 'Full name is required'
  if (length < 2) return 'Full name must be at least 2 characters long'
  if (length > 100) return 'Full name is too long (maximum 100 characters)'
  if (!/^(?:[\p{L}\p{M} \-'’.]|\u200c|\u200d)+$/u.test(name)) {
    return 'Full name can only contain letters, spaces, hyphens, apostrophes and periods'
  }
  if (name.split(/ +/).length < 2) return 'Please enter your first and last name'
  return undefined
}

/** First word and the rest, as the current-user call gives them. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
