import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

// Runs in a worker thread, see papers.ts.

const TEMPLATE = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8')

/** Shapes Devanagari, and has Latin letters and the rupee sign. Other letters come from Typst's own fonts. */
const FONTS = ['400Regular/Mukta_400Regular.ttf', '600SemiBold/Mukta_600SemiBold.ttf']

let compiler: NodeCompiler | undefined

/** A paper, as JSON. */
export type TypstTask = { paper: string }

/** Typesets a paper on A5 pages. Throws if Typst can't. */
export function pdf({ paper }: TypstTask): Uint8Array {
  return typeset({ paper, format: 'pages' }, (compiler, document) => compiler.pdf(document))
}

/** Typesets a paper as one picture without empty space below. Throws if Typst can't. */
export function svg({ paper }: TypstTask): string {
  const picture = typeset({ paper, format: 'picture' }, (compiler, document) =>
    compiler.svg(document),
  )
  return picture.replace(SELECTABLE_TEXT, '')
}

/** Invisible HTML over the letters. With it, a browser doesn't let a page read the drawn picture. */
const SELECTABLE_TEXT = /<foreignObject[\s\S]*?<\/foreignObject>/g

function typeset<T>(
  inputs: { paper: string; format: 'pages' | 'picture' },
  output: (compiler: NodeCompiler, document: NodeTypstDocument) => T,
): T {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: FONTS.map(readFont) }] })
  try {
    // As an input, not as a part of the source: a name must not become markup.
    const compiled = compiler.compile({ mainFileContent: TEMPLATE, inputs })
    const { result } = compiled
    if (!result) throw new Error(`Typst could not set a paper: ${reasonOf(compiled)}`)
    return output(compiler, result)
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
