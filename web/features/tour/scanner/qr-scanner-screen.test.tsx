import { expect, test } from 'vitest'
import { QrScannerScreen } from '#web/features/tour/scanner/qr-scanner-screen.tsx'
import { MEMBER } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

test('offers three input methods and explains how scanning works [scan-11]', () => {
  const { text, html, links } = renderStatic(<QrScannerScreen />, {
    user: { ...MEMBER, role: 'admin' },
  })
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
