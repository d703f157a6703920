import { isIP } from 'node:net'

/** Whether what is sent to a host, or to a socket's folder, stays on this machine. */
export function staysHere(host: string): boolean {
  if (host.startsWith('/') || host === 'localhost' || host.endsWith('.localhost')) return true
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}
