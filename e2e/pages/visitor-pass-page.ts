import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dateField } from '../widgets/date-field.ts'

export class VisitorPassPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Your Visitor Pass', level: 1 })
  }
  get qrCode() {
    return this.page.getByRole('img', { name: 'Your visitor pass QR code' })
  }
  get status() {
    return this.page.getByText('Status: Confirmed', { exact: true })
  }
  get details() {
    return this.page.getByRole('definition')
  }
  get download() {
    return this.page.getByRole('button', { name: 'Download Pass' })
  }
  get cancel() {
    return this.page.getByRole('button', { name: 'Cancel tour' })
  }
  get change() {
    return this.page.getByRole('button', { name: 'Change day or time' })
  }
  get moveDialog() {
    const dialog = this.page.getByRole('dialog', { name: 'Change day or time' })
    return {
      dialog,
      date: dateField(this.page, 'Tour date'),
      save: dialog.getByRole('button', { name: 'Save' }),
      chooseNextHour: async () => {
        await dialog.getByRole('button', { name: /^Tour time/ }).click()
        const picker = this.page.getByRole('dialog', { name: 'Select Time' })
        await picker.getByRole('button', { name: 'Next hour' }).click()
        await picker.getByRole('button', { name: 'Confirm' }).click()
      },
    }
  }
  get backToMain() {
    return this.page.getByRole('link', { name: 'Back to Main' })
  }

  /** Returns the name and the text of the file that Add to calendar saves. */
  async saveToCalendar() {
    const button = this.page.getByRole('button', { name: 'Add to calendar' })
    const [saved] = await Promise.all([this.page.waitForEvent('download'), button.click()])
    return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') }
  }

  /** Returns the name and the bytes of the picture that Download Pass saves. */
  async save() {
    const [saved] = await Promise.all([this.page.waitForEvent('download'), this.download.click()])
    return { name: saved.suggestedFilename(), path: await saved.path() }
  }
}
