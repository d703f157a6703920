export const ROLES = ['user', 'admin', 'super_admin'] as const
export type Role = (typeof ROLES)[number]

/** Admin and super_admin pass the same guards (document 1, section 6). */
export function isAdmin(user: { role: Role }): boolean {
  return user.role === 'admin' || user.role === 'super_admin'
}
