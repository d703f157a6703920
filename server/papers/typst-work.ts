import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

// Runs in a worker thread, see papers.ts.

const TEMPLATE = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8')

/** Shapes Devanagari, and has Latin letters and the rupee sign. Other letters come from Typst's own fonts. */
const FONTS = ['400Regular/Mukta_400Regular.ttf', '600SemiBold/Mukta_600SemiBold.ttf']

let compiler: NodeCompiler | undefined

/** Sets a paper, given as JSON, in type. Throws if Typst can't. */
export function pdf({ paper }: { paper: string }): Uint8Array {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: FONTS.map(readFont) }] })
  try {
    // As an input, not as a part of the source: a name must not become markup.
    const compiled = compiler.compile({ mainFileContent: TEMPLATE, inputs: { paper } })
    const { result } = compiled
    if (!result) throw new Error(`Typst could not set a paper: ${reasonOf(compiled)}`)
    return compiler.pdf(result)
  } finally {
    // Otherwise memory grows with each paper.
    compiler.evictCache(0)
  }
}

function reasonOf(compiled: ReturnType<NodeCompiler['compile']>): string {
  return JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)
}

function readFont(file: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/mukta/${file}`)))
}
