import type { Page } from '@playwright/test'
import { selectField } from '../widgets/select.ts'

export class AuditLogPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Audit Log', level: 1 })
  }
  get rows() {
    return this.page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  }
  get change() {
    return selectField(this.page, 'Change')
  }
  get admin() {
    return selectField(this.page, 'Admin')
  }
  get older() {
    return this.page.getByRole('button', { name: 'Older' })
  }
  get newer() {
    return this.page.getByRole('button', { name: 'Newer' })
  }

  async open() {
    await this.page.goto('/admin/audit-log')
    await this.heading.waitFor()
  }
}
