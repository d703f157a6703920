import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that the network gives; the rest its owner chooses as often as they like. */
const NETWORK_GROUPS = 4

/**
 * Whom an address counts as: an IPv4 address as itself, an IPv6 address as its /64 block, because
 * whoever has one of those has them all.
 */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [bare = ''] = ip.split('%')
  if (!isIPv6(bare)) return ip
  const [head = '', tail] = bare.split('::')
  const front = groupsOf(head)
  const back = groupsOf(tail ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** An IPv4 address at the end stands for two groups, which are past the first four. */
function groupsOf(part: string): string[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
