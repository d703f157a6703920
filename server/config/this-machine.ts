import { isIP } from 'node:net'

/** Returns whether a host, or the folder of a Unix socket, is on this machine. */
export function isLocalHost(host: string): boolean {
  if (host.startsWith('/') || host === 'localhost' || host.endsWith('.localhost')) return true
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}
