import type { Locator } from '@playwright/test'

/** Presses a button twice without a render in between, which is faster than a double click. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('Only an HTML element can be pressed')
    element.click()
    element.click()
  })
}
