import { describe, expect, test } from 'vitest'
import { type Outcome, problemOf, tablesOf } from './hard-photos-report.ts'
import { NO_CODE } from './photos/hard-photos.ts'

type Read = string | undefined

function outcome(text: Read, plain: Read, scanner: Read, kind = 'dark'): Outcome {
  return {
    kind,
    isFull: false,
    text,
    plain: { text: plain, ms: 10 },
    scanner: { text: scanner, ms: 25 },
  }
}

const READ = outcome('pass', 'pass', 'pass')
const RETRIED = outcome('pass', undefined, 'pass')
const MISSED = outcome('pass', undefined, undefined)
const EMPTY = outcome(undefined, undefined, undefined, NO_CODE)

describe('the problem', () => {
  test('is none when four of five are read, whatever the empty photos', () => {
    expect(problemOf([READ, READ, READ, RETRIED, MISSED, EMPTY, EMPTY])).toBeUndefined()
  })

  test('is a rate below 80 %', () => {
    expect(problemOf([READ, READ, RETRIED, MISSED])).toContain('Only 75 %')
  })

  test('is another text than the pass has', () => {
    expect(problemOf([READ, READ, READ, READ, outcome('pass', undefined, 'other')])).toContain(
      'not on them: 1.',
    )
  })

  test('is any text where there is none, found by the plain try too', () => {
    expect(problemOf([READ, outcome(undefined, undefined, 'ghost', NO_CODE)])).toContain(
      'not on them: 1.',
    )
    expect(problemOf([READ, outcome(undefined, 'ghost', 'ghost', NO_CODE)])).toContain(
      'not on them: 1.',
    )
  })
})

describe('the tables', () => {
  const tables = tablesOf([READ, RETRIED, RETRIED, MISSED, EMPTY])

  test('count each kind by both ways', () => {
    expect(tables).toContain('| dark | 4 | 1 (25 %) | 3 (75 %) | 0 |')
    expect(tables).toContain(`| ${NO_CODE} | 1 | 0 | 0 | 0 |`)
    expect(tables).toContain('| **all with a code** | 4 | 1 (25 %) | 3 (75 %) | 0 |')
  })

  test('give times and their ratio', () => {
    expect(tables).toContain('| read only by a retry | 2 | plain | 10 ms | 10 ms |')
    expect(tables).toContain('| | | with the retries | 25 ms (2.5×) | 25 ms (2.5×) |')
  })
})
