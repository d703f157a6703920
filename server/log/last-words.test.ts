import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** Runs a script in a process of its own that says its last words in this voice. */
function lastWords(voice: string, script: string) {
  const whole = `
    import { sayLastWords } from ${file('last-words.ts')}
    import { jsonVoice, plainVoice } from ${file('voice.ts')}
    const out = (line) => process.stdout.write(line)
    const err = (line) => process.stderr.write(line)
    sayLastWords(${voice})
    const error = Object.assign(new Error('Refused asha@example.com'), { detail: 'Asha Patil' })
    ${script}`
  const args = ['--input-type=module', '--eval', whole]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

const JSON_VOICE = 'jsonVoice({ out, err })'

describe.each(['setTimeout(() => { throw error })', 'Promise.reject(error)'])(
  'an error that nobody catches ends the process without what it carries: %s',
  (thrown) => {
    test.each(['plainVoice', JSON_VOICE])('%s', (voice) => {
      const script = `${thrown}; setTimeout(() => console.log('still running'), 10_000)`
      const { status, stdout, stderr } = lastWords(voice, script)
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toContain('Refused [email]')
      expect(stderr).not.toMatch(/asha/i)
    })
  },
)

test('for a program that reads them they are one line of JSON, and so are warnings', () => {
  const script = `process.emitWarning('Something is old'); setTimeout(() => { throw error }, 10)`
  const { stdout, stderr } = lastWords(JSON_VOICE, script)
  expect(JSON.parse(stdout)).toMatchObject({
    level: 40,
    msg: 'Node.js warns',
    err: { message: 'Something is old' },
  })
  expect(JSON.parse(stderr)).toMatchObject({
    level: 50,
    msg: 'The app ended by an error that nobody caught',
    err: { message: 'Refused [email]' },
  })
})
