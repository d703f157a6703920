import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as hb from 'harfbuzzjs'
import { expect, it } from 'vitest'
import { decompressed, headingFont, openFont, wordBuffer } from './heading-font.mjs'

const WHOLE = join(import.meta.dirname, '../web/fonts/eczar-devanagari-600.woff2')
/** Words with reph, vowel signs and conjuncts, some of which are shaped in several steps. */
const HEADINGS = 'परीक्षेच्या तयारीसाठी शांत जागा आमचा पत्ता ज्ञानधारा ज्ञानपूर्ण ज्ञानास्मी पढ़ाई सुविधाएँ'

function shaped(font: hb.Font, word: string, language: string) {
  const buffer = wordBuffer(word, language)
  hb.shape(font, buffer)
  return buffer.getGlyphPositions()
}

it.each(['mr', 'hi'])(
  'shapes its words in %s like the whole font, in a fraction of the size [landing-700]',
  async (language) => {
    const cut = await headingFont(WHOLE, HEADINGS, language)
    const whole = readFileSync(WHOLE)
    expect(cut.length).toBeLessThan(whole.length / 5)
    const [cutFont, wholeFont] = [
      openFont(await decompressed(cut)),
      openFont(await decompressed(whole)),
    ]
    for (const word of HEADINGS.split(' ')) {
      expect(shaped(cutFont, word, language), word).toEqual(shaped(wholeFont, word, language))
    }
  },
)
