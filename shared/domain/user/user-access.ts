import { may } from './permissions.ts'
import { isStaff, type Role } from './user.ts'

type User = { id: string; role: Role }

/** All staff may change members; only a super_admin may change other staff. */
export function mayChangeUser(admin: User, user: User): boolean {
  if (!may(admin, 'members')) return false
  return !isStaff(user) || may(admin, 'staff') || admin.id === user.id
}

/** Only a super_admin sees more than the name and role of other staff. */
export function maySeeDetails(admin: User, user: User): boolean {
  return mayChangeUser(admin, user)
}

/** Users see their own receipts and vouchers, and staff those of members whose details they may see. */
export function maySeePapers(user: User, member: User): boolean {
  return user.id === member.id || (may(user, 'bookings') && maySeeDetails(user, member))
}

/** Only a super_admin may change roles, but never their own. */
export function mayChangeRole(admin: User, user: User): boolean {
  return may(admin, 'staff') && admin.id !== user.id
}

/** Whether a list shows a user to this member of staff: receptionists see no other staff. */
export function mayList(admin: User, user: User): boolean {
  return !isStaff(user) || may(admin, 'staffNames') || admin.id === user.id
}

/** Users can't lock themselves out. */
export function mayDeactivate(admin: User, user: User): boolean {
  return mayChangeUser(admin, user) && admin.id !== user.id
}
