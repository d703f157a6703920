/** Whether an email can't belong to anyone: sample data and erased users have such emails. */
export function isReservedEmail(email: string): boolean {
  return email.endsWith('.invalid')
}
