/** What an admin can do with an account of the list. */
export type UserAct = 'view' | 'edit' | 'delete' | 'reactivate' | 'erase'
