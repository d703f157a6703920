import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript-api'

const ROOT = join(import.meta.dirname, '../..')
const NOT_SHIPPED = /\.test\.tsx?$|^(server|web)\/testing\//

/** Every regular expression in the files that ship, with the file's name. */
export async function shippedPatterns(): Promise<[file: string, pattern: RegExp][]> {
  const files = await Promise.all(['shared', 'server', 'web'].map(sourceFiles))
  const found = await Promise.all(
    files.flat().map(async (file) => {
      const source = await readFile(join(ROOT, file), 'utf8')
      return patternsIn(file, source).map((pattern): [string, RegExp] => [file, pattern])
    }),
  )
  return found.flat()
}

async function sourceFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true })
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !NOT_SHIPPED.test(file))
}

function patternsIn(file: string, source: string): RegExp[] {
  const patterns: RegExp[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
      patterns.push(new RegExp(body, flags))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false))
  return patterns
}
