import { describe, expect, test } from 'vitest'
import { findProblem, formatTables, type Outcome } from './hard-photos-report.ts'
import { NO_CODE } from './photos/hard-photos.ts'

type Read = string | undefined

function outcome(text: Read, plain: Read, scanner: Read, kind = 'dark'): Outcome {
  return {
    kind,
    isFullSize: false,
    text,
    plain: { text: plain, ms: 10 },
    scanner: { text: scanner, ms: 25 },
  }
}

const READ = outcome('pass', 'pass', 'pass')
const RETRIED = outcome('pass', undefined, 'pass')
const MISSED = outcome('pass', undefined, undefined)
const EMPTY = outcome(undefined, undefined, undefined, NO_CODE)

describe('findProblem', () => {
  test('returns undefined when four of five are read, ignoring photos without a code', () => {
    expect(findProblem([READ, READ, READ, RETRIED, MISSED, EMPTY, EMPTY])).toBeUndefined()
  })

  test('reports a rate below 80 %', () => {
    expect(findProblem([READ, READ, RETRIED, MISSED])).toContain('Only 75 %')
  })

  test('reports a reading that differs from the pass', () => {
    expect(findProblem([READ, READ, READ, READ, outcome('pass', undefined, 'other')])).toContain(
      'not on them: 1.',
    )
  })

  test('reports a reading from a photo without a code, even by the plain attempt', () => {
    expect(findProblem([READ, outcome(undefined, undefined, 'ghost', NO_CODE)])).toContain(
      'not on them: 1.',
    )
    expect(findProblem([READ, outcome(undefined, 'ghost', 'ghost', NO_CODE)])).toContain(
      'not on them: 1.',
    )
  })
})

describe('formatTables', () => {
  const tables = formatTables([READ, RETRIED, RETRIED, MISSED, EMPTY])

  test('counts each kind with both methods', () => {
    expect(tables).toContain('| dark | 4 | 1 (25 %) | 3 (75 %) | 0 |')
    expect(tables).toContain(`| ${NO_CODE} | 1 | 0 | 0 | 0 |`)
    expect(tables).toContain('| **all with a code** | 4 | 1 (25 %) | 3 (75 %) | 0 |')
  })

  test('lists times and their ratio', () => {
    expect(tables).toContain('| read only by a retry | 2 | one attempt | 10 ms | 10 ms |')
    expect(tables).toContain('| | | with retries | 25 ms (2.5×) | 25 ms (2.5×) |')
  })
})
