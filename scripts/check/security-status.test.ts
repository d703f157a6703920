import { expect, test } from 'vitest'
import { statusProblems } from './security-status.mjs'

const TESTS = new Map([
  ['login-1', [{ id: 'login-1', file: 'server/login.test.ts' }]],
  ['login-2', [{ id: 'login-2', file: 'server/login.long.test.ts' }]],
])

test.each([
  ['V6.2.1', 'met: `login-1` (`server/login.ts`)'],
  ['V6.2.1', 'met: `login-1`, `login-2`'],
  ['V6.1.1', 'met by document: `docs/security.md`'],
  ['V6.2.1', 'not applicable: there are no passwords here'],
  ['V6.2.1', 'open: one is missing. Closed by adding it'],
])('for %s, accepts the status "%s"', (number, status) => {
  expect(statusProblems(number, status, TESTS)).toEqual([])
})

test.each([
  ['V6.2.1', 'met: `server/login.test.ts`', "doesn't name a test that `npm test` runs"],
  ['V6.2.1', 'met: `login-2`', "doesn't name a test that `npm test` runs"],
  ['V6.2.1', 'met: `login-1`, `login-3`', 'no test has the id login-3'],
  ['V6.2.1', 'open: unlike `login-3`, it is missing. Closed by adding it', 'no test has the id'],
  ['V6.2.1', 'met by document: `docs/security.md`', 'is not a requirement for documentation'],
  ['V12.1.1', 'met by document: `docs/security.md`', 'is not a requirement for documentation'],
  ['V6.1.1', 'met by document: `server/login.ts`', "doesn't name a document"],
  ['V6.2.1', 'not applicable: no', 'gives no reason'],
  ['V6.2.1', 'open: this is missing entirely', "doesn't say what would close it"],
  ['V6.2.1', 'done', 'neither met, not applicable nor open'],
])('for %s, rejects the status "%s": %s [security-1]', (number, status, problem) => {
  expect(statusProblems(number, status, TESTS)).toEqual([expect.stringContaining(problem)])
})
