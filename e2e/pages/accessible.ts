import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Minified, which loads in 0.7 of the time. Its results leave out the HTML of each element that it looked at. */
const AXE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
axe.configure({ noHtml: true })`

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** Concerns only style sheets, which it loads again for each scan: accessibility.spec.ts applies it once to each. */
const SHEET_RULE = 'css-orientation-lock'
const PHONE_WIDTHS = [390, 320]

/**
 * Expects no WCAG 2.2 AA violation that axe can detect, in light and dark mode. Begins with the current mode, because the
 * browser computes all styles again after each change.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [current, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await waitForAnimations(page)
  const found = await violations(page, WCAG_22_AA, [SHEET_RULE])
  expect.soft(found, `${state}, ${current}`).toEqual([])
  await page.emulateMedia({ colorScheme: other })
  await waitForAnimations(page)
  // The modes differ only in colours.
  expect.soft(await violations(page, COLOUR_RULES), `${state}, ${other}`).toEqual([])
}

/** The same for a screen whose colours are checked in another language. They take most of the time. */
export async function expectAccessibleWords(page: Page, state: string): Promise<void> {
  await waitForAnimations(page)
  const found = await violations(page, WCAG_22_AA, [...COLOUR_RULES, SHEET_RULE])
  expect.soft(found, state).toEqual([])
}

/** Expects that the style sheets of a page don't lock its orientation. */
export async function expectAnyOrientation(page: Page): Promise<void> {
  expect.soft(await violations(page, [SHEET_RULE]), page.url()).toEqual([])
}

/**
 * Returns what violates the rules, except the omitted ones. Loads axe into the page once per document, because loading it
 * takes several times as long as a scan.
 */
async function violations(
  page: Page,
  tagsOrRules: string[],
  omitted: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: axe.RunOptions = {
    runOnly: tagsOrRules,
    rules: Object.fromEntries(omitted.map((rule) => [rule, { enabled: false }])),
    // Without the lists of what passed, which would take most of the time.
    resultTypes: ['violations'],
  }
  return page.evaluate(async (options) => {
    const found = await window.axe.run(options)
    return found.violations.map(({ id, nodes }) => {
      const [first] = nodes
      return `${id}, ${nodes.length} times: ${first?.target.join(' ')} ${first?.failureSummary}`
    })
  }, options)
}

/**
 * Waits for animations. Even with reduced motion, colours take a frame or two to change. An animation that follows
 * scrolling never ends.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ timeline }) => timeline !== document.timeline),
  )
}

/** Expects no horizontal overflow, down to the narrowest phones. */
export async function expectNoHorizontalScroll(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    // Scripts that react to the window's size run one frame later.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `${state}, ${width} px wide`,
        timeout: 2000,
      })
      .toBeLessThanOrEqual(width)
  }
  if (before) await page.setViewportSize(before)
}

/**
 * Returns the Devanagari texts in the display font whose line height is too small for vowel signs: less than 1.3 times the
 * font size. Includes single lines, because a longer name or a larger font may wrap them.
 */
export async function crampedLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.font-display')].flatMap((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      const cramped = Number.parseFloat(lineHeight) < 1.3 * Number.parseFloat(fontSize)
      const text = element.textContent ?? ''
      return cramped && /[\u0900-\u097f]/.test(text) ? [text] : []
    }),
  )
}

/** A page at 200 %: zoomed on a screen of 1280 px, and with doubled text size on a phone. */
const ENLARGED = [
  { width: 640, height: 512, textSize: '' },
  { width: 390, height: 844, textSize: '200%' },
]

/** Expects that enlarged text neither overflows horizontally nor cuts off a control (WCAG 1.4.4, 1.4.10). */
export async function expectFitsEnlarged(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const { width, height, textSize } of ENLARGED) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, textSize)
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(cutOff, width), {
        message: `${state}, ${width} px wide, text size ${textSize || '100%'}`,
        timeout: 5000,
      })
      .toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before) await page.setViewportSize(before)
}

/** Runs in the page. Returns elements that overflow the page or are cut off, except inside scrollable elements. */
function cutOff(width: number): string[] {
  const found = document.documentElement.scrollWidth > width ? ['the page'] : []
  for (const element of document.querySelectorAll(
    'a, button, input, label, h1, h2, h3, p, dt, dd',
  )) {
    const { left, right, width: size } = element.getBoundingClientRect()
    if (size < 2 || element.closest('[aria-hidden=true], .sr-only, dialog:not([open])')) continue
    const isOutside = right > width + 1 || left < -1
    // Checked before the styles, which are slow to read, because most elements fit.
    if (!isOutside && element.scrollWidth <= element.clientWidth + 1) continue
    const clipsOverflow =
      element.tagName !== 'INPUT' && getComputedStyle(element).overflowX !== 'visible'
    const isCut = clipsOverflow && element.scrollWidth > element.clientWidth + 1
    let scrolls = false
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      scrolls ||= ['auto', 'scroll'].includes(getComputedStyle(ancestor).overflowX)
    }
    if (!scrolls && (isCut || isOutside)) found.push(element.textContent || element.tagName)
  }
  return found
}
