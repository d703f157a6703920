import { inflateSync } from 'node:zlib'

/**
 * Returns the text of a PDF that Typst wrote, a line for each run of glyphs, in their order on the pages. Spaces and
 * Devanagari depend on the PDF's tables of letters, which are good enough to find numbers and amounts.
 */
export function pdfText(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body)
  }
  const fontsByName = new Map<string, Font>()
  for (const [, name = '', font = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1]
    if (table !== undefined) fontsByName.set(name, readFont(streamOf(objects.get(table) ?? '')))
  }
  return [...objects.values()]
    .map(streamOf)
    .filter((content) => content.includes(' Tf\n'))
    .flatMap((content) => runsOf(content, fontsByName))
    .join('\n')
}

function streamOf(object: string): string {
  const [head = '', ...rest] = object.split('\nstream\n')
  const bytes = Buffer.from(rest.join('\nstream\n').replace(/\n?endstream$/, ''), 'latin1')
  if (rest.length === 0) return ''
  return head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : String(bytes)
}

/** The letters of each glyph of a font, by the glyph's two bytes in hexadecimal. */
type Font = Map<string, string>

function readFont(table: string): Font {
  const found = table.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)
  return new Map(
    [...found].map(([, glyph = '', codes = '']) => [
      glyph,
      Buffer.from(codes, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

/** A string, in which pairs of parentheses need no escape. */
const LITERAL = String.raw`\(((?:\\[\s\S]|\((?:\\[\s\S]|[^\\()])*\)|[^\\()])*)\)`
const OPERATORS = new RegExp(
  String.raw`/(F\d+) \S+ Tf$|^\[((?:${LITERAL}|[^(\]\n])*)\] TJ$|^[qQ]$`,
  'gm',
)

function runsOf(content: string, fontsByName: ReadonlyMap<string, Font>): string[] {
  let font: Font | undefined
  const saved: (typeof font)[] = []
  const runs: string[] = []
  for (const [operator, name, shown] of content.matchAll(OPERATORS)) {
    if (operator === 'q') saved.push(font)
    if (operator === 'Q') font = saved.pop()
    if (name !== undefined) font = fontsByName.get(name)
    if (shown === undefined) continue
    const glyphs = bytesOf(shown).toString('hex').toUpperCase().match(/.{4}/g) ?? []
    runs.push(glyphs.map((glyph) => font?.get(glyph) ?? '').join(''))
  }
  return runs
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of the strings of a TJ array: `(...)` with escapes, or `<...>` in hexadecimal. */
function bytesOf(shown: string): Buffer {
  const strings = shown.matchAll(new RegExp(`${LITERAL}|<([0-9A-Fa-f]*)>`, 'g'))
  return Buffer.concat(
    [...strings].map(([, literal, hex = '']) =>
      literal === undefined
        ? Buffer.from(hex, 'hex')
        : Buffer.from(
            literal.replace(/\\([0-7]{3}|[\s\S])/g, (_, code: string) =>
              code.length === 3
                ? String.fromCharCode(Number.parseInt(code, 8))
                : (ESCAPES[code] ?? code),
            ),
            'latin1',
          ),
    ),
  )
}
