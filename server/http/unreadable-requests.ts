import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { handleError } from './error-handler.ts'
import { contentPolicyHeader } from './security-headers.ts'

/** What an answer carries that no hook has seen: the request never reached a route. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': contentPolicyHeader({}),
  'x-content-type-options': 'nosniff',
}

const STATUSES = new Map<string | undefined, number>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** For an address that can't be decoded, or one that is longer than any of ours. */
export function refuseAddress(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...HEADERS, 'x-request-id': request.id })
  return handleError(error, request, reply)
}

/**
 * For bytes that are no HTTP request, or one whose length is said twice, or one that took too long to
 * come. Answers in the shape of every refusal and hangs up: what follows can't be told from a new request.
 */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUSES.get(error.code) ?? 400
  const body = JSON.stringify(new AppError('badRequest').toReply())
  const headers = {
    ...HEADERS,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }
  socket.destroy(error)
}
