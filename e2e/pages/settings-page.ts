import type { Page } from '@playwright/test'
import { selectField } from './select.ts'

export class SettingsPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'System Settings', level: 1 })
  }
  get name() {
    return this.page.getByRole('textbox', { name: 'Study hall name' })
  }
  get contactPhone() {
    return this.page.getByRole('textbox', { name: 'Contact phone' })
  }
  get contactEmail() {
    return this.page.getByRole('textbox', { name: 'Contact email' })
  }
  get address() {
    return this.page.getByRole('textbox', { name: 'Address' })
  }
  /** A price, found by room, duration and batch. */
  price(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }
  room(name: string) {
    return this.page.getByRole('group', { name: 'Room' }).getByRole('button', { name })
  }
  seat(id: string) {
    return this.page.getByRole('button', { name: `Close seat ${id}`, exact: true })
  }
  audience(area: string) {
    return selectField(this.page, `${area}: who books online`)
  }
  unstated(area: string) {
    return selectField(this.page, `${area}: gender other or not stated`)
  }
  consequenceOfRules(room: string) {
    return this.page.getByRole('status', { name: `What this means for ${room}` })
  }
  get save() {
    return this.page.getByRole('button', { name: /^(Save settings|Saving)/ })
  }

  async open() {
    await this.page.goto('/admin/settings')
    await this.save.waitFor()
  }
}
