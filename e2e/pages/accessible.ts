import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const PHONE_WIDTHS = [390, 320]

/** Expects no WCAG 2.2 AA violation that axe can detect, in light and dark mode. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await waitForAnimations(page)
    // Legacy mode opens no second page; only cross-origin frames would need it, and no screen has one.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    // Dark mode can only differ in colours.
    const scan = colorScheme === 'light' ? axe.withTags(WCAG_22_AA) : axe.withRules(COLOUR_RULES)
    const { violations } = await scan.analyze()
    const failures = violations.map(({ id, nodes }) => {
      const [first] = nodes
      return `${id}, ${nodes.length} times: ${first?.target.join(' ')} ${first?.failureSummary}`
    })
    expect.soft(failures, `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Even with reduced motion, colours change over a frame or two. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

/** Expects no horizontal overflow, down to the narrowest phones. */
export async function expectNoHorizontalScroll(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(needed, `${state}, ${width} px wide`).toBeLessThanOrEqual(width)
  }
  if (before) await page.setViewportSize(before)
}
