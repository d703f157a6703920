import { expect, type Page } from '@playwright/test'
import { selectField } from '../widgets/select.ts'

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
    return this.page.getByRole('textbox', { name: 'Address', exact: true })
  }
  get amenities() {
    return this.page.getByLabel('Amenities')
  }
  get openingHours() {
    return this.page.getByRole('textbox', { name: 'Opening hours' })
  }
  get mapLink() {
    return this.page.getByRole('textbox', { name: 'Map link' })
  }
  get toursFigure() {
    return this.page.getByRole('textbox', { name: 'Tours', exact: true })
  }
  /** A price, located by room, duration and batch. */
  price(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }
  /** The note that says what the seats of a tier offer. */
  tierNote(tier: string) {
    return this.page.getByRole('textbox', { name: `${tier} seats offer` })
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
  async saveChanges() {
    await this.save.click()
    await expect(this.page.getByText('Settings saved')).toBeVisible()
  }

  get sections() {
    return this.page.getByRole('navigation', { name: 'Sections' })
  }
  /** The heading of a section, which opens and closes it. */
  sectionHeading(title: string) {
    return this.page.getByRole('heading', { level: 2 }).getByRole('button', { name: title })
  }

  async open() {
    await this.page.goto('/admin/settings')
    await this.save.waitFor()
  }
}
