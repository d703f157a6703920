import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as hb from 'harfbuzzjs'
import { beforeAll, expect, it } from 'vitest'
import { decompress } from 'wawoff2'

/** Common Marathi and Hindi words with conjuncts, reph and rakar, and the hall's own names. */
const WORDS = `
महाराष्ट्र ज्ञानपीठ ज्ञानधारा ज्ञानपूर्ण ज्ञानास्मी अभ्यासिका विद्यार्थी विद्यार्थिनी लक्ष्मी लक्ष्मण ट्रेन ड्रायव्हर
मुख्यमंत्री राष्ट्रपती प्रवेश प्रश्न प्रत्येक प्राप्त परीक्षा शिक्षण शिक्षक कक्ष क्षमा क्षेत्र मार्च सप्टेंबर ऑक्टोबर
नोव्हेंबर डिसेंबर फेब्रुवारी सूर्य कार्य कार्यालय मार्ग वर्ग वर्ष अर्ज सर्व धर्म कर्म गर्व दर्शन वाचनालय ग्रंथालय
ग्रामीण व्यवस्था व्यवहार व्हिजिटर रिसेप्शन मेंबरशिप रिन्यूअल पासवर्ड डॅशबोर्ड सेटिंग्ज ईमेल क्रमांक क्रिया कृपया
कृष्ण विष्णू श्री श्रीमती शुक्रवार बुधवार सोमवार रविवार गुरुवार स्त्री पुरुष इंग्रजी हिन्दी मराठी विश्व विज्ञान प्रज्ञा
यज्ञ उद्या उद्योग पद्धत बुद्धी शुद्ध युद्ध द्वारा द्वितीय हृदय ह्या चिन्ह ब्राह्मण दिल्ली मुंबई पुणे पत्ता उत्तर सत्र छात्र रात्री
मित्र चित्र शक्ती भक्ती पक्का डॉक्टर बॅच सीट पावती रक्कम फी कर्ज छुट्टी लट्ठ बुकिंग स्वीकार स्वागत स्पर्धा स्टेशन
तुम्ही आम्ही म्हणून दुसऱ्या गोष्टी
`
  .trim()
  .split(/\s+/)

const CONSONANTS = Array.from({ length: 37 }, (_, index) => String.fromCodePoint(0x915 + index))
const HALANT = String.fromCodePoint(0x94d)

let font: hb.Font
beforeAll(async () => {
  font = await loadFont('eczar-devanagari-600.woff2')
})

async function loadFont(file: string): Promise<hb.Font> {
  const { buffer, byteOffset, byteLength } = await decompress(
    readFileSync(join(import.meta.dirname, '../../web/fonts', file)),
  )
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength)
  return new hb.Font(new hb.Face(new hb.Blob(bytes)))
}

function glyphs(word: string, language: string): number[] {
  const buffer = new hb.Buffer()
  buffer.addText(word)
  buffer.setDirection(hb.Direction.LTR)
  buffer.setScript('Deva')
  buffer.setLanguage(language)
  hb.shape(font, buffer)
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
}

// With the font's rules for Marathi, which the subset leaves out, several of these words would be drawn wrongly.
it.each(['mr', 'hi'])(
  'shapes common words in %s without a visible halant or a missing glyph [language-490]',
  (language) => {
    // At the end of a word a consonant's halant is always visible: it is the last glyph.
    const visibleHalants = CONSONANTS.map((letter) => glyphs(letter + HALANT, language).at(-1) ?? 0)
    expect(WORDS.length).toBeGreaterThanOrEqual(90)
    const broken = WORDS.filter((word) =>
      glyphs(word, language).some((glyph) => glyph === 0 || visibleHalants.includes(glyph)),
    )
    expect(broken).toEqual([])
  },
)
