import { isAdmin } from '#shared/domain/user.ts'
import type { DemoPerson } from '#web/demo/demo-hall.ts'
import { refusal } from '#web/demo/refusal.ts'

/** The signed-in person. Throws notSignedIn. */
export function signedIn(caller: DemoPerson | undefined): DemoPerson {
  if (!caller) throw refusal('notSignedIn')
  return caller
}

/** Throws notSignedIn or notAllowed for anybody but an admin. */
export function admin(caller: DemoPerson | undefined): DemoPerson {
  const person = signedIn(caller)
  if (!isAdmin(person)) throw refusal('notAllowed')
  return person
}

/** Throws notSignedIn or notAllowed for anybody but a super admin. */
export function superAdmin(caller: DemoPerson | undefined): DemoPerson {
  const person = signedIn(caller)
  if (person.role !== 'super_admin') throw refusal('notAllowed')
  return person
}

/** Throws for anybody but a student. */
export function student(caller: DemoPerson | undefined): DemoPerson {
  const person = signedIn(caller)
  if (isAdmin(person)) throw refusal('notAllowed')
  return person
}

/** Throws for anybody but a student who has given the membership details. */
export function member(caller: DemoPerson | undefined): DemoPerson {
  const person = student(caller)
  if (!person.membership) throw refusal('membershipFirst')
  return person
}
