/** What is wrong with a scanned or typed text (document 2, section 5, manual QR entry). */
export const SCAN_PROBLEMS = {
  blank: 'Please enter QR data',
  unreadable: 'Invalid QR code format. Please check the data.',
  'not-a-visitor-pass': 'Invalid visitor pass QR code',
} as const

export type ScanProblem = keyof typeof SCAN_PROBLEMS
export type ScannedPass = { id: string; problem?: undefined } | { problem: ScanProblem }

/**
 * The visitor pass that a QR code's text holds. Only its id counts: whoever can print a QR code can
 * write anything else into it.
 */
export function readScannedPass(text: string): ScannedPass {
  if (text.trim() === '') return { problem: 'blank' }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'unreadable' }
  }
  if (typeof content !== 'object' || content === null) return { problem: 'not-a-visitor-pass' }
  const isVisitorPass = 'type' in content && content.type === 'VISITOR_PASS'
  const id = 'id' in content && typeof content.id === 'string' ? content.id.trim() : ''
  return isVisitorPass && id !== '' ? { id } : { problem: 'not-a-visitor-pass' }
}
