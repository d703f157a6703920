import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The one key pair that s3rver knows. It does not check signatures: any secret will do. */
const KEY = 'S3RVER'
const PROGRAM = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')

export type S3Server = {
  /** The settings of an app that keeps its uploads there. */
  env: Record<string, string>
  /** Where it keeps what it was given. */
  folder: string
  /** Takes it off the network until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** A real S3-speaking server with one bucket, in a process of its own. */
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
      // It goes on to write a line per request, which must be taken.
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
