import ipaddr from 'ipaddr.js'

/**
 * The first 64 bits of an IPv6 address, which the provider assigns. The customer chooses the rest
 * freely.
 */
const NETWORK_PARTS = 4

/**
 * Returns the rate limit key of an address: an IPv4 address itself, or the /64 block of an IPv6
 * address, because one customer controls the whole block.
 */
export function addressBlock(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, NETWORK_PARTS)
  return network.map((part) => part.toString(16)).join(':')
}
