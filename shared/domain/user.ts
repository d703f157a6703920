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

type Person = { id: string; role: Role }

/** Members' accounts are every admin's to change; those of admins only a super_admin's, or their own. */
export function mayChangeAccount(admin: Person, account: Person): boolean {
  if (!isAdmin(admin)) return false
  return !isAdmin(account) || admin.role === 'super_admin' || admin.id === account.id
}

/** Only a super_admin changes roles, and never their own. */
export function mayChangeRole(admin: Person, account: Person): boolean {
  return admin.role === 'super_admin' && admin.id !== account.id
}

/** Nobody locks themselves out. */
export function mayDeactivate(admin: Person, account: Person): boolean {
  return mayChangeAccount(admin, account) && admin.id !== account.id
}
