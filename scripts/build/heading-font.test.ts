import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as hb from 'harfbuzzjs'
import { expect, it } from 'vitest'
import { decompress, headingFont, openFont, wordBuffer } from './heading-font.mjs'

const COMPLETE = join(import.meta.dirname, '../../web/fonts/eczar-devanagari-600.woff2')
/** Words with reph, vowel signs and conjuncts, some of which are shaped in several steps. */
const HEADINGS = 'परीक्षेच्या तयारीसाठी शांत जागा आमचा पत्ता ज्ञानधारा ज्ञानपूर्ण ज्ञानास्मी पढ़ाई सुविधाएँ'

function shaped(font: hb.Font, word: string, language: string) {
  const buffer = wordBuffer(word, language)
  hb.shape(font, buffer)
  return buffer.getGlyphPositions()
}

it.each(['mr', 'hi'])(
  'shapes its words in %s like the complete font, at a fraction of its size [landing-700]',
  async (language) => {
    const subset = await headingFont(COMPLETE, HEADINGS, language)
    const complete = readFileSync(COMPLETE)
    expect(subset.length).toBeLessThan(complete.length / 5)
    const [subsetFont, completeFont] = [
      openFont(await decompress(subset)),
      openFont(await decompress(complete)),
    ]
    for (const word of HEADINGS.split(' ')) {
      expect(shaped(subsetFont, word, language), word).toEqual(shaped(completeFont, word, language))
    }
  },
)
