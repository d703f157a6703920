/** Error correction of QR codes, strongest first: 30, 25, 15 and 7 percent of the code may be unreadable. */
const QR_LEVELS = ['H', 'Q', 'M', 'L'] as const
export type QrLevel = (typeof QR_LEVELS)[number]

/**
 * Modules per side, margin included. With more, our smallest code, 200 CSS pixels wide, would have
 * fewer than two pixels per module.
 */
const MAX_MODULES = 100

/**
 * Encodes at `wanted`, or at the highest level below it that keeps the modules large enough. On
 * cracked screens a higher level scans better than larger modules.
 */
export function encodeAtBestLevel<Code extends { size: number }>(
  encode: (level: QrLevel) => Code,
  wanted: QrLevel = 'Q',
): Code {
  const levels = QR_LEVELS.slice(QR_LEVELS.indexOf(wanted), -1)
  for (const level of levels) {
    const code = encode(level)
    if (code.size <= MAX_MODULES) return code
  }
  return encode('L')
}
