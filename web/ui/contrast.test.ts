// @ts-expect-error Tests run on Node.js, but web code must not see its types.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css: string = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

/** The colour tokens in a block of CSS. The dark theme overrides the light theme's tokens. */
function tokens(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  )
}

const [lightBlock = '', darkBlock = ''] = css.split(
  '@media screen and (prefers-color-scheme: dark)',
)
const light = tokens(lightBlock)
const themes = { light, dark: { ...light, ...tokens(darkBlock) } }

/** Relative luminance as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'surface', 'raised', 'sunken']
const pairs = (texts: string[], backgrounds: string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const))

/** Text needs a contrast of 4.5 to 1. */
const texts = [
  ...pairs(['ink', 'ink-soft', 'primary', 'danger'], grounds),
  ...pairs(['success', 'warning', 'info'], ['ground', 'surface', 'raised']),
  ...pairs(['ink', 'ink-soft', 'primary'], ['primary-soft']),
  ...pairs(
    ['ink'],
    [
      'info-soft',
      'success-soft',
      'warning-soft',
      'danger-soft',
      'accent-soft',
      'silver-soft',
      'gold-soft',
    ],
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['accent-ink', 'accent-soft'],
  ['info', 'info-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['silver', 'silver-soft'],
  ['gold', 'gold-soft'],
] as const

/** Borders of controls, the focus ring and the fill of a meter need 3 to 1. */
const shapes = [
  ...pairs(['line-strong', 'focus'], grounds),
  ...pairs(['primary', 'danger', 'success'], ['line']),
] as const

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  it.each(texts)('has a contrast of 4.5 for the text %s on %s', (text, ground) => {
    expect(contrast(theme[text] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('has a contrast of 3 for the shape %s on %s', (shape, ground) => {
    expect(contrast(theme[shape] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
})
