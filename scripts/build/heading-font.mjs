/**
 * Makes a subset of a font with the glyphs of some words, for headings whose text is known at build time: a few KB
 * instead of the complete font. Shaping finds the glyphs, because a Devanagari font has many conjuncts per letter.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as hb from 'harfbuzzjs'
import wawoff2 from 'wawoff2'

/** A flag of hb-subset.h: leaves out glyphs that only other words with the same letters would need. */
const NO_LAYOUT_CLOSURE = 0x200
const LAYOUT_FEATURES = 6

/** Returns a WOFF2 file with the glyphs that `text` needs in `language`. `file` is the complete WOFF2 file. */
export async function headingFont(file, text, language) {
  const complete = await decompress(readFileSync(file))
  const words = new Set(text.split(/\s+/))
  const glyphs = new Set()
  for (const word of words)
    for (const glyph of usedGlyphs(complete, word, language)) glyphs.add(glyph)
  const letters = new Set(
    [...words].flatMap((word) => [...word].map((letter) => letter.codePointAt(0))),
  )
  return Buffer.from(await wawoff2.compress(await subset(complete, letters, glyphs)))
}

export async function decompress(woff2) {
  return Buffer.from(await wawoff2.decompress(woff2))
}

/** The glyphs that appear at any step of shaping a word: some are replaced by later steps. */
function usedGlyphs(font, word, language) {
  const trace = hb.shapeWithTrace(
    openFont(font),
    wordBuffer(word, language),
    [],
    0,
    hb.TracePhase.DONT_STOP,
  )
  return trace.flatMap(({ t: items, glyphs }) => (glyphs ? items.map(({ g }) => g) : []))
}

export function openFont({ buffer, byteOffset, byteLength }) {
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength)
  return new hb.Font(new hb.Face(new hb.Blob(bytes)))
}

export function wordBuffer(word, language) {
  const buffer = new hb.Buffer()
  buffer.addText(word)
  buffer.setDirection(hb.Direction.LTR)
  buffer.setScript('Deva')
  buffer.setLanguage(language)
  return buffer
}

async function subset(font, letters, glyphs) {
  const wasm = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm))
  const { memory, malloc, ...hbSubset } = instance.exports
  hbSubset._initialize()
  const start = malloc(font.length)
  new Uint8Array(memory.buffer).set(font, start)
  const READ_ONLY = 1
  const blob = hbSubset.hb_blob_create(start, font.length, READ_ONLY, 0, 0)
  const face = hbSubset.hb_face_create(blob, 0)
  const input = hbSubset.hb_subset_input_create_or_fail()
  addAll(hbSubset, hbSubset.hb_subset_input_unicode_set(input), letters)
  addAll(hbSubset, hbSubset.hb_subset_input_glyph_set(input), glyphs)
  const features = hbSubset.hb_subset_input_set(input, LAYOUT_FEATURES)
  hbSubset.hb_set_clear(features)
  hbSubset.hb_set_invert(features)
  hbSubset.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE)
  const result = hbSubset.hb_subset_or_fail(face, input)
  if (result === 0) throw new Error('The font could not be subset')
  const bytes = hbSubset.hb_face_reference_blob(result)
  const at = hbSubset.hb_blob_get_data(bytes, 0)
  // Copied, because the memory is freed with the instance.
  return Buffer.from(new Uint8Array(memory.buffer, at, hbSubset.hb_blob_get_length(bytes)).slice())
}

function addAll(hbSubset, set, values) {
  for (const value of values) hbSubset.hb_set_add(set, value)
}
