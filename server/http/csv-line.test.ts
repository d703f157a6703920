import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  ['Ravi', 'Ravi'],
  ['', ''],
  ['कविता', 'कविता'],
  ['Pays, "tomorrow"', '"Pays, ""tomorrow"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x.example")', `"'=HYPERLINK(""http://x.example"")"`],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['a=1', 'a=1'],
])('the cell %j is written as %j [attendance-25]', (text, written) => {
  expect(csvLine([text, 'x'])).toBe(`${written},x\r\n`)
})
