import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each(['setTimeout(() => { throw error })', 'Promise.reject(error)'])(
  'an error that nobody catches ends the process without what it carries: %s',
  (thrown) => {
    const script = `
      import { sayLastWords } from ${JSON.stringify(new URL('last-words.ts', import.meta.url).href)}
      sayLastWords()
      const error = Object.assign(new Error('Refused asha@example.com'), { detail: 'Asha Patil' })
      ${thrown}
      setTimeout(() => console.log('still running'), 10_000)`
    const args = ['--input-type=module', '--eval', script]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('Refused [email]')
    expect(stderr).not.toMatch(/asha/i)
  },
)
