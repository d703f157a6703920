import type { DemoPerson } from '#web/demo/demo-hall.ts'

/** Whether every word of `search` is a part of the person's name, email or member ID. */
export function isPersonOf({ fullName, email, memberId }: DemoPerson, search: string): boolean {
  const text = `${fullName} ${email} ${memberId ?? ''}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
