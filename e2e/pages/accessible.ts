import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const PHONE_WIDTHS = [390, 320]

/** The screen as it stands breaks no rule of WCAG 2.2 AA that a program can check, light and dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    // Only frames of other sites, which no screen has, need the second page that axe else opens each time.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    // Only what depends on colours can differ in the dark.
    const judge = colorScheme === 'light' ? axe.withTags(WCAG_22_AA) : axe.withRules(COLOUR_RULES)
    const { violations } = await judge.analyze()
    const found = violations.map(({ id, nodes }) => {
      const [first] = nodes
      return `${id}, ${nodes.length} times: ${first?.target.join(' ')} ${first?.failureSummary}`
    })
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Also with reduced motion colours change over a frame or two. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

/** Nothing sticks out sideways, down to the narrowest phones. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(needed, `${state}, ${width} px wide`).toBeLessThanOrEqual(width)
  }
  if (before) await page.setViewportSize(before)
}
