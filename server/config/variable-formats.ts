import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { looksLikeEmail } from '#shared/domain/user/email.ts'

export function isHostName(text: string): boolean {
  return /^[\w.:-]+$/.test(text)
}

export function isUrlOf(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

/** A web address that may have a path, but no query, fragment or credentials. */
export function isServiceUrl(text: string): boolean {
  if (!isUrlOf(text, ['http:', 'https:'])) return false
  const { search, hash, username } = new URL(text)
  return search === '' && hash === '' && username === ''
}

export function isWebOrigin(text: string): boolean {
  return isServiceUrl(text) && new URL(text).pathname === '/'
}

/** `hall@example.com` or `Hall <hall@example.com>`. */
export function isMailbox(text: string): boolean {
  const bare = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text
  return looksLikeEmail(bare) || /^[^\s@]+@localhost$/.test(bare)
}

/** `loopback`, an address, or a CIDR block such as 10.0.0.0/8. */
export function isProxy(text: string): boolean {
  if (text === 'loopback' || isIP(text) !== 0) return true
  const [address = ''] = text.split('/')
  // ipaddr.js would read 10/8 as 0.0.0.10/8.
  if (isIP(address) === 0 || !ipaddr.isValidCIDR(text)) return false
  // A /0 block would trust every client's X-Forwarded-For.
  return ipaddr.parseCIDR(text)[1] > 0
}

export function isTimeZone(text: string): boolean {
  // Rejects a bare offset, because PostgreSQL reads its sign the other way round.
  if (!/^[a-z]/i.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

export function isBucketName(text: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)
}

/** Folder names separated by slashes. */
export function isFolderPath(text: string): boolean {
  return text.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part))
}

/** Returns whether a host, or the folder of a Unix socket, is on this machine. */
export function isLocalHost(host: string): boolean {
  if (host.startsWith('/') || host === 'localhost' || host.endsWith('.localhost')) return true
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}

export function isVapidPublicKey(text: string): boolean {
  return /^B[A-Za-z0-9_-]{86}$/.test(text)
}

export function isVapidPrivateKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}

export function isVapidSubject(text: string): boolean {
  return text.startsWith('mailto:')
    ? looksLikeEmail(text.slice('mailto:'.length))
    : isUrlOf(text, ['https:'])
}
