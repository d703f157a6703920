/** Problems of a scanned or typed text (specification document 2, section 5, manual QR entry). */
export const SCAN_PROBLEMS = {
  qrDataBlank: 'Please enter QR data',
  qrDataUnreadable: 'Invalid QR code format. Please check the data.',
  notAVisitorPass: 'Invalid visitor pass QR code',
  demoPass: 'This pass is from demo mode. It is not valid here.',
} as const

export type ScanProblem = keyof typeof SCAN_PROBLEMS
export type ScannedPass = { id: string; problem?: undefined } | { problem: ScanProblem }

/**
 * Parses the visitor pass in a QR code's text. Only its id is trusted, because anyone can print a
 * QR code with any content. A pass of demo mode is valid only in the demo.
 */
export function readScannedPass(text: string, { inDemo = false } = {}): ScannedPass {
  if (text.trim() === '') return { problem: 'qrDataBlank' }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'qrDataUnreadable' }
  }
  if (typeof content !== 'object' || content === null) return { problem: 'notAVisitorPass' }
  if (!inDemo && 'demo' in content && content.demo === true) return { problem: 'demoPass' }
  const isVisitorPass = 'type' in content && content.type === 'VISITOR_PASS'
  const id = 'id' in content && typeof content.id === 'string' ? content.id.trim() : ''
  return isVisitorPass && id !== '' ? { id } : { problem: 'notAVisitorPass' }
}
