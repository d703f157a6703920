import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from '#shared/contract/call.ts'

/** Every call that a contract file exports, by name. */
export async function everyCall(): Promise<[name: string, call: Call][]> {
  const folder = join(import.meta.dirname, '../../shared/contract')
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /^[a-z/-]+\.ts$/.test(name),
  )
  const modules = await Promise.all(files.map((name) => import(join(folder, name))))
  return modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]): [string, Call][] =>
      isCall(value) ? [[name, value]] : [],
    ),
  )
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value
}
