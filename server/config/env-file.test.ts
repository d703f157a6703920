import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unknownVariableWarnings } from './env-file.ts'
import { variableNames } from './read-config.ts'

test('reports unknown names and suggests the nearest known one', () => {
  expect(
    unknownVariableWarnings(
      'PUBLIC_URI=https://hall.example.com\nDATADIR=/srv\nEDITOR=vi\nPORT=1\n',
    ),
  ).toEqual([
    'The file .env sets DATADIR, which is not a known variable. Did you mean DATA_DIR?',
    'The file .env sets EDITOR, which is not a known variable.',
    'The file .env sets PUBLIC_URI, which is not a known variable. Did you mean PUBLIC_URL?',
  ])
})

test('.env.example lists every variable that the app reads, and no others [security-57]', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(variableNames().toSorted())
  expect(unknownVariableWarnings(example.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''))).toEqual([])
})
