import type { Page } from '@playwright/test'
import { qrText } from '#server/testing/qr-text.ts'
import { decodePhoneCode, type PhoneCode } from '#shared/domain/door/phone-code.ts'

/** /pass, the member's entrance pass. */
export class EntrancePassPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get code() {
    return this.page.getByRole('img', { name: 'Your entrance QR code' })
  }
  get placeholder() {
    return this.page.getByRole('status').filter({ hasText: 'Generating QR Code' })
  }
  get codeInterval() {
    return this.page.getByText('New code every 30 seconds.')
  }
  get onOtherPhone() {
    return this.page.getByRole('heading', { name: 'Your pass is on another phone' })
  }
  get useThisPhone() {
    return this.page.getByRole('button', { name: 'Use this phone' })
  }

  async open() {
    await this.page.goto('/pass')
  }

  /** Reads the code from a screenshot, as a scanner does from the screen. */
  async digits(): Promise<string> {
    return qrText(Uint8Array.from(await this.code.screenshot()))
  }

  async phoneCode(): Promise<PhoneCode> {
    const code = decodePhoneCode(await this.digits())
    if (!code) throw new Error('The code on screen is not a phone code')
    return code
  }
}
