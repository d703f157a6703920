import { expect, test } from 'vitest'
import { QrScannerScreen } from '#web/features/tour/qr-scanner-screen.tsx'
import { drawn } from '#web/testing/drawn.tsx'

test('offers three ways to scan and says how it works', () => {
  const { text, html, links } = drawn(<QrScannerScreen />)
  expect(text).toContain('QR Code Scanner\nScan visitor passes to complete tours')
  for (const part of [
    'Start Camera Scanner',
    'Take a Photo',
    'Upload from Gallery',
    'Manual entry',
    'The system marks the tour as completed.',
    'A feedback email is sent to the visitor.',
  ]) {
    expect(text).toContain(part)
  }
  expect(links['Back to Dashboard']).toBe('/admin-dashboard')
  const [process] = html.match(/<button[^>]*type="submit"[^>]*>/) ?? []
  expect(process).toContain('disabled=""')
})
