import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/db/embedded/free-port.ts'

/** The only key pair that s3rver knows. It does not check signatures, so any secret works. */
const KEY = 'S3RVER'
const PROGRAM = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')

export type S3Server = {
  /** The settings of an app that stores its uploads there. */
  env: Record<string, string>
  /** The folder of its files. */
  folder: string
  /** Makes it unreachable until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** A real S3-compatible server with one bucket, in its own process. */
export async function openS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  const port = await freePort()
  let program: ChildProcess | undefined
  const stop = async () => {
    if (!program) return
    program.kill('SIGKILL')
    await once(program, 'close')
    program = undefined
  }
  const start = async () => {
    const args = ['--directory', folder, '--port', String(port), '--address', '127.0.0.1']
    const child = spawn(process.execPath, [PROGRAM, ...args, '--configure-bucket', 'hall'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    program = child
    await new Promise<void>((resolve, reject) => {
      child.once('close', () => reject(new Error('The S3 server ended')))
      // It prints a line per request, which must be consumed.
      child.stdout.on('data', (line) => {
        if (/listening/i.test(String(line))) resolve()
      })
    })
  }
  await start()
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'hall',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    folder,
    stop,
    start,
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
