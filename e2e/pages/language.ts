import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '#shared/domain/language.ts'
import { runningServer } from '../run/server.ts'

/** Sets the language of the browser by its cookie. */
export async function chooseLanguage(
  context: BrowserContext,
  language: Language,
  url = runningServer().url,
): Promise<void> {
  await context.addCookies([{ name: 'language', value: language, url }])
}

/** Latin words that are not translated: names, abbreviations, and what people type. */
const ALLOWED_WORDS = new Set(
  `
  English Prefer OTP UPI UTR name bank QR PNG PDF CSV Google Mozilla Apple Maps WhatsApp SMS Facebook Instagram
  MPSC UPSC SRPF CRPF NEET MHT CET NOR DMER SSC HSC JEE PHD MCR CDS Army ITI PIN CCTV
  PAYMENTS DEMO desk off Ctrl
  Microsoft Authenticator Aegis STD
  Authenticator Microsoft Aegis Chrome Chromium Linux HeadlessChrome Android
  GST GSTIN CGST SGST SAC Aadhaar PAN TOTP URL https http www com example
  `
    .trim()
    .split(/\s+/),
)

/**
 * Returns the untranslated words of a page, visible or for screen readers: Latin words that are neither allowed nor codes.
 * `data` are the names and other values that the test entered.
 */
export async function untranslatedWords(
  page: Page,
  data: readonly string[] = [],
): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      // Ignores elements that are marked as being in another language, such as names of languages, and code.
      if (!element || element.closest('script, style, noscript, [lang]:not(html), [translate=no]'))
        continue
      found.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt]',
    )) {
      if (element.closest('[lang]:not(html)')) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    return found
  })
  // Single words are removed only as a whole, so that 'Asha' isn't removed from 'Ashamed'.
  const dataWords = new Set(data)
  const phrases = data.filter((value) => !/^[A-Za-z]+$/.test(value))
  const words = texts.flatMap((text) => {
    const withoutData = phrases.reduce((rest, value) => rest.replaceAll(value, ' '), text)
    const withoutIds = withoutData.replace(
      /\S+@\S*|(simulated-)?[0-9a-f]{8}(-[0-9a-f]{4,12})*/g,
      ' ',
    )
    const words: string[] = withoutIds.match(/[A-Za-z]{3,}/g) ?? []
    return words.filter((word) => !dataWords.has(word))
  })
  return [...new Set(words)].filter((word) => !ALLOWED_WORDS.has(word))
}
