import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { toHttpRequest } from './api-request.ts'
import type { LoadOptions, LoadResult } from './load-options.ts'

/** After these, wrk starts over. Only the cheapest calls reach this number on two cores. */
const REQUESTS_PER_SECOND = 4_000

const SCRIPT = `
local requests = {}
local position = 0

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for request in file:read('*a'):gmatch('[^%z]+') do requests[#requests + 1] = request end
  file:close()
end

function request()
  position = position % #requests + 1
  return requests[position]
end

function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('{"requests":%d,"failed":%d,"us":%d}', summary.requests, failed, summary.duration))
end
`

/** The senders take turns; whichever connection is free sends the next request. */
export async function sendWithWrk(
  url: string,
  { connections, seconds, nextRequest, senders = connections }: LoadOptions,
): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'))
  const [script, requests] = [join(folder, 'load.lua'), join(folder, 'requests')]
  const { origin, pathname, host } = new URL(url)
  const prefix = pathname.replace(/\/$/, '')
  const texts = Array.from({ length: REQUESTS_PER_SECOND * seconds }, (_, index) =>
    httpText(nextRequest(index % senders, Math.floor(index / senders)), { prefix, host }),
  )
  try {
    await writeFile(script, SCRIPT)
    await writeFile(requests, texts.join('\0'))
    const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script]
    const { stdout } = await promisify(execFile)('wrk', [...load, origin, '--', requests])
    return resultOf(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function httpText(
  request: Parameters<typeof toHttpRequest>[0],
  { prefix, host }: { prefix: string; host: string },
): string {
  const { method, path, headers, body = '' } = toHttpRequest(request, prefix)
  const lines = Object.entries({
    host,
    ...headers,
    ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

function resultOf(printed: string): LoadResult {
  const { requests, failed, us } = JSON.parse(printed.trim().split('\n').at(-1) ?? '')
  return { succeeded: requests - failed, failed, seconds: us / 1_000_000 }
}
