import type { Locator, Page } from '@playwright/test'

/** A dropdown, located by its label within a page or a part of it. */
export function selectField(place: Page | Locator, label: string) {
  const control = place.getByRole('combobox', { name: label })
  return {
    control,
    async choose(option: string) {
      await control.click()
      await control.page().getByRole('option', { name: option, exact: true }).click()
    },
    option(name: string | RegExp) {
      return control.page().getByRole('option', { name })
    },
  }
}
