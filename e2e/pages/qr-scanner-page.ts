import type { Page } from '@playwright/test'
import type { PictureFile } from '../users/pictures.ts'

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
  get notToday() {
    return this.page.getByRole('heading', { name: 'This tour is not today' })
  }
  get completeNow() {
    return this.page.getByRole('button', { name: 'Complete Tour Now' })
  }
  get dontComplete() {
    return this.page.getByRole('button', { name: "Don't Complete" })
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

  /** Chooses `photo` with the file chooser of the given button. */
  async choosePhoto(photo: PictureFile, button = 'Upload from Gallery') {
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

  /**
   * Opens the page with a controllable clock and with the counters that `keepInView` and `cameraStarts` need.
   */
  async openWithTestClock() {
    await this.page.clock.install()
    await this.page.addInitScript(watchCamera)
    await this.open()
  }

  /**
   * Advances the clock by one second after each reading of a code, as if the code stayed in view. Fails if the camera stops
   * reading.
   */
  async keepInView(seconds: number) {
    for (let second = 0; second <= seconds; second++) {
      if (second > 0) await this.page.clock.fastForward(1_000)
      const before = await this.page.evaluate(() => Number(document.body.dataset.codesRead))
      await this.page.waitForFunction(
        (count) => Number(document.body.dataset.codesRead) > count,
        before,
      )
    }
  }

  /** Returns how many times the page has requested a camera. */
  cameraStarts(): Promise<number> {
    return this.page.evaluate(() => Number(document.body.dataset.cameraStarts))
  }

  /** Counts the scans that are sent to the server from now on. */
  countScans(): () => number {
    let scans = 0
    this.page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/tour/scan-qr') scans += 1
    })
    return () => scans
  }
}

/** Runs in the page. Counts readings and camera requests in the body's data attributes. */
function watchCamera() {
  const seen = { codesRead: 0, cameraStarts: 0 }
  const update = () => {
    document.body.dataset.codesRead = String(seen.codesRead)
    document.body.dataset.cameraStarts = String(seen.cameraStarts)
  }
  addEventListener('DOMContentLoaded', update)
  const reader = Worker
  window.Worker = class extends reader {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data.text) seen.codesRead += 1
        update()
      })
    }
  }
  const devices = navigator.mediaDevices
  const open = devices.getUserMedia.bind(devices)
  devices.getUserMedia = (wanted) => {
    seen.cameraStarts += 1
    update()
    return open(wanted)
  }
}
