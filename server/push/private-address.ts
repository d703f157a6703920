import { lookup as findAddresses, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Private and reserved networks (RFC 6890), which no push service uses. */
// Two lists, because a BlockList also matches IPv4 addresses against its IPv6 networks.
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.ipv4.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  // Loopback, and every address that contains an IPv4 address.
  ['::', 32],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.ipv6.addSubnet(network, prefix, 'ipv6')
}

/** Whether a host of a URL is an address that only machines near the server can reach. */
export function isPrivateAddress(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  if (version === 0) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return PRIVATE[family].check(address, family)
}

/** Resolves a host as usual, but fails if one of its addresses is private. */
export const publicLookup: LookupFunction = (host, options, done) => {
  findAddresses(host, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const [first] = addresses
    if (error || !first) return done(error ?? new Error('No address'), '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return done(new Error('The push service has a private address'), '')
    }
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
