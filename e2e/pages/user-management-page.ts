import type { Page } from '@playwright/test'
import { dateField } from '../widgets/date-field.ts'
import { listRows } from '../widgets/list-rows.ts'
import { selectField } from '../widgets/select.ts'

export class UserManagementPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'User Management', level: 1 })
  }
  get search() {
    return this.page.getByPlaceholder('Search users by name, email, or Dyanpitt ID...')
  }
  get rows() {
    return listRows(this.page, 'Users')
  }
  row(text: string) {
    return this.rows.filter({ hasText: text })
  }
  action(what: 'View' | 'Edit' | 'Delete' | 'Reactivate', name: string) {
    return this.page.getByRole('button', { name: `${what} ${name}` })
  }
  get dialog() {
    return this.page.getByRole('dialog')
  }
  get question() {
    return this.page.getByRole('alertdialog')
  }
  get gender() {
    return selectField(this.page, 'Gender')
  }
  get birthday() {
    return dateField(this.page, 'Date of birth')
  }

  async open() {
    await this.page.goto('/user-management')
    await this.heading.waitFor()
  }

  /** Searches for text that matches only one user. */
  async find(text: string) {
    await this.search.fill(text)
    await this.page.getByText('1 user', { exact: true }).waitFor()
  }
}
