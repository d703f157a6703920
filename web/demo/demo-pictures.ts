import { SELFIE_PATH } from '#web/demo/current-user.ts'
import type { DemoHall, DemoPerson } from '#web/demo/demo-hall.ts'

/** A person drawn in a few strokes, where a real hall has a photo. */
const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="384" height="384">
<rect width="96" height="96" fill="#e4dccb"/><circle cx="48" cy="38" r="17" fill="#8a6a4f"/>
<path d="M14 96c2-24 16-34 34-34s32 10 34 34Z" fill="#2f5d50"/></svg>`

/** The picture at a path that only its owner or an admin may read; undefined when there is none. */
export function pictureAt(
  hall: DemoHall,
  caller: DemoPerson | undefined,
  path: string,
): Blob | undefined {
  const id = /^\/api\/admin\/users\/([^/]+)\/selfie$/.exec(path)?.[1]
  const owner = path === SELFIE_PATH ? caller : hall.people.find((person) => person.id === id)
  if (!owner?.membership) return undefined
  return owner.selfie ?? new Blob([DRAWN], { type: 'image/svg+xml' })
}
