export const ROLES = ['user', 'receptionist', 'admin', 'super_admin'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  user: 'Member',
  receptionist: 'Receptionist',
  admin: 'Admin',
  super_admin: 'Super admin',
}

/** Whether a user works at the study hall: see permissions.ts for who may do what. */
export function isStaff(user: { role: Role }): boolean {
  return user.role !== 'user'
}

type User = { id: string; role: Role }

/** Whether this user is the only super admin. `superAdmins`: the ids of those who can log in. */
export function isLastSuperAdmin(user: User, superAdmins: readonly string[]): boolean {
  return user.role === 'super_admin' && superAdmins.every((id) => id === user.id)
}
