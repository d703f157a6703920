import { SELFIE_PATH } from '#shared/replies/user.ts'
import type { DemoState, DemoUser } from '#web/demo/demo-state.ts'

/** A simple drawing in place of a photo. */
const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="384" height="384">
<rect width="96" height="96" fill="#e4dccb"/><circle cx="48" cy="38" r="17" fill="#8a6a4f"/>
<path d="M14 96c2-24 16-34 34-34s32 10 34 34Z" fill="#2f5d50"/></svg>`

/** Returns the picture at a path that only its owner or an admin may read, or undefined. */
export function pictureAt(
  { users }: DemoState,
  caller: DemoUser | undefined,
  path: string,
): Blob | undefined {
  const id = /^\/api\/admin\/users\/([^/]+)\/selfie$/.exec(path)?.[1]
  const owner = path === SELFIE_PATH ? caller : users.find((user) => user.id === id)
  const selfie = owner?.membership?.selfie
  return selfie === 'drawing' ? new Blob([DRAWN], { type: 'image/svg+xml' }) : selfie
}
