import ipaddr from 'ipaddr.js'

/**
 * The first 64 bits of an IPv6 address, which the provider assigns. The customer chooses the rest
 * freely.
 */
const NETWORK_PARTS = 4

/** The shared key of everything that is not an address, so that made-up values share one limit. */
const INVALID = 'invalid'

/** An IPv4 address with a port, or an IPv6 address in brackets, with or without a port. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d{1,5})?|(?<v4>[\d.]+):\d{1,5})$/

/**
 * Returns the rate limit key of an address: an IPv4 address itself, or the /64 block of an IPv6
 * address, because one customer controls the whole block. Some proxies add a port, which is ignored.
 */
export function addressBlock(ip: string): string {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {}
  const bare = v4 ?? v6 ?? ip
  if (!ipaddr.isValid(bare)) return INVALID
  const address = ipaddr.process(bare)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, NETWORK_PARTS)
  return network.map((part) => part.toString(16)).join(':')
}
