import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\uFEFFDate,Amount', [['Date', 'Amount']]],
  ['"1,23,456.50","he said ""paid"""', [['1,23,456.50', 'he said "paid"']]],
  ['a, "two\r\nlines" ,c', [['a', 'two\r\nlines', 'c']]],
  ['5" pipe,"" ,x', [['5" pipe', '', 'x']]],
  [
    'a,,\n\n , ,\n,b,',
    [
      ['a', '', ''],
      ['', 'b', ''],
    ],
  ],
  ['"never closed,b\nc', [['never closed,b\nc']]],
  ['', []],
])('%j is read as %j [statement-1]', (text, lines) => {
  expect(readCsv(text, ',')).toEqual(lines)
})

test('commas are ordinary characters with another delimiter [statement-2]', () => {
  expect(readCsv('a;"b;c";1,5', ';')).toEqual([['a', 'b;c', '1,5']])
  expect(readCsv('a\tb c\t1,5', '\t')).toEqual([['a', 'b c', '1,5']])
})
