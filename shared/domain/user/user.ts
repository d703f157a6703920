export const ROLES = ['user', 'admin', 'super_admin'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  user: 'Member',
  admin: 'Admin',
  super_admin: 'Super admin',
}

/** Admin and super_admin pass the same guards (document 1, section 6). */
export function isAdmin(user: { role: Role }): boolean {
  return user.role === 'admin' || user.role === 'super_admin'
}

type User = { id: string; role: Role }

/** Every admin may change members; only a super_admin may change other admins. */
export function mayChangeUser(admin: User, user: User): boolean {
  if (!isAdmin(admin)) return false
  return !isAdmin(user) || admin.role === 'super_admin' || admin.id === user.id
}

/** Only a super_admin sees more of other admins than name and role. */
export function maySeeDetails(admin: User, user: User): boolean {
  return mayChangeUser(admin, user)
}

/** Only a super_admin may change roles, but never their own. */
export function mayChangeRole(admin: User, user: User): boolean {
  return admin.role === 'super_admin' && admin.id !== user.id
}

/** Users can't lock themselves out. */
export function mayDeactivate(admin: User, user: User): boolean {
  return mayChangeUser(admin, user) && admin.id !== user.id
}

/** Whether this user is the only super admin. `superAdmins`: the ids of those who can log in. */
export function isLastSuperAdmin(user: User, superAdmins: readonly string[]): boolean {
  return user.role === 'super_admin' && superAdmins.every((id) => id === user.id)
}
