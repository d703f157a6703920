import type { Page } from '@playwright/test'
import { queryDatabase } from '../run/database.ts'

/** Adds an empty drawer, because receptionists can't add one once the hall has a drawer. Its shift is this user's. */
export async function addDrawer(drawer: string, email: string): Promise<void> {
  await queryDatabase(
    `INSERT INTO cash_shifts (id, number, drawer, user_id, opened_at, opening_count, opening,
       closed_at, closing_count, expected, counted, handed_over)
     OVERRIDING SYSTEM VALUE
     SELECT gen_random_uuid(), (SELECT least(min(number), 0) - 1 FROM cash_shifts), $2, id, now(), '{}', 0,
       now(), '{}', 0, 0, 0
     FROM users WHERE email = $1`,
    [email, drawer],
  )
}

export async function chooseDrawer(page: Page, drawer: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Drawer' }).click()
  await page.getByRole('option', { name: drawer, exact: true }).click()
}
