import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { handleError } from './error-handler.ts'
import { contentPolicyHeader } from './pages/security-headers.ts'

/** Headers for a response to a request that never reached a route, so that no hook ran. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': contentPolicyHeader({}),
  'x-content-type-options': 'nosniff',
}

const STATUSES = new Map<string | undefined, number>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** Handles a URL that can't be decoded or is too long. */
export function refuseMalformedUrl(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...HEADERS, 'x-request-id': request.id })
  return handleError(error, request, reply)
}

/**
 * Handles bytes that are not an HTTP request, conflicting Content-Length headers, and timeouts.
 * Sends a refusal and closes the connection, because the next request's start is unknown.
 */
export function refuseMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
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
