import type { Page } from '@playwright/test'
import type { PictureFile } from '../people/pictures.ts'

export class QrScannerPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open() {
    await this.page.goto('/admin/qr-scanner')
    await this.heading.waitFor()
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'QR Code Scanner', level: 1 })
  }
  get startCamera() {
    return this.page.getByRole('button', { name: 'Start Camera Scanner' })
  }
  get stopCamera() {
    return this.page.getByRole('button', { name: 'Stop Camera' })
  }
  get cameraHint() {
    return this.page.getByText('Point the camera at the QR code', { exact: true })
  }
  get cameraPicture() {
    return this.page.getByLabel('Camera picture')
  }
  get qrData() {
    return this.page.getByRole('textbox', { name: 'QR data' })
  }
  get process() {
    return this.page.getByRole('button', { name: /^Process/ })
  }
  get tryAgain() {
    return this.page.getByRole('button', { name: 'Try Again' })
  }
  get alert() {
    return this.page.getByRole('alert')
  }
  get failure() {
    return this.page.getByRole('region', { name: 'Scan result' })
  }
  get success() {
    return this.page.getByRole('heading', { name: 'Tour Completed Successfully!' })
  }
  get visitorInfo() {
    return this.page.getByRole('definition')
  }
  get scanAnother() {
    return this.page.getByRole('button', { name: 'Scan Another QR Code' })
  }
  get backToDashboard() {
    return this.page.getByRole('link', { name: 'Back to Dashboard' })
  }

  /** Chooses `photo` as the person does who presses the button with this name. */
  async photograph(photo: PictureFile, button = 'Upload from Gallery') {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByRole('button', { name: button }).click(),
    ])
    await chooser.setFiles(photo)
  }

  async enter(text: string) {
    await this.qrData.fill(text)
    await this.process.click()
  }

  /** How many scans have been sent to the server since then. */
  countScans(): () => number {
    let scans = 0
    this.page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/tour/scan-qr') scans += 1
    })
    return () => scans
  }
}
