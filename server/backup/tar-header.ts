/** A backup is a tar file, made of blocks of this size. */
export const TAR_BLOCK = 512

const NAME_LENGTH = 100
const SIZE_AT = 124
const CHECKSUM_AT = 148

/**
 * The block before a file's bytes, in the `ustar` format that every tar program reads. It depends
 * only on the name and size.
 */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME_LENGTH) throw new Error(`${name} is too long for a tar file`)
  const block = Buffer.alloc(TAR_BLOCK)
  block.write(name, 0)
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), SIZE_AT)
  block.write(octal(0, 12), 136)
  block.write(' '.repeat(8), CHECKSUM_AT)
  block.write('0', 156)
  block.write('ustar\u000000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 7)} `, CHECKSUM_AT)
  return block
}

/**
 * Returns the name and size in a header block, or undefined unless `tarHeader` would write exactly
 * this block.
 */
export function readTarHeader(block: Buffer): { name: string; size: number } | undefined {
  const name = textAt(block, 0, NAME_LENGTH)
  const size = Number.parseInt(textAt(block, SIZE_AT, 12), 8)
  if (!(size >= 0) || name === '' || Buffer.byteLength(name) > NAME_LENGTH) return undefined
  return tarHeader(name, size).equals(block) ? { name, size } : undefined
}

/** Returns the number of zero bytes that pad a file of this size to a whole block. */
export function tarPadding(size: number): number {
  return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`
}

function textAt(block: Buffer, start: number, length: number): string {
  const end = block.indexOf(0, start)
  return block.toString('utf8', start, Math.min(end < 0 ? start + length : end, start + length))
}
