import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** Runs a script in a separate process with the crash handler and the given output. */
function crash(output: string, script: string) {
  const program = `
    import { installCrashHandler } from ${file('crash-handler.ts')}
    import { createLog } from ${file('log.ts')}
    import { jsonOutput, plainOutput } from ${file('console-output.ts')}
    const to = (stream) => createLog({ level: 'info', write: (line) => stream.write(line) })
    installCrashHandler(${output})
    const error = Object.assign(new Error('Refused asha@example.com'), { detail: 'Asha Patil' })
    ${script}`
  const args = ['--input-type=module', '--eval', program]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

const JSON_OUTPUT = 'jsonOutput(to(process.stdout), to(process.stderr))'

describe.each(['setTimeout(() => { throw error })', 'Promise.reject(error)'])(
  'an uncaught error ends the process without printing its properties: %s',
  (thrown) => {
    test.each(['plainOutput', JSON_OUTPUT])('%s', (output) => {
      const script = `${thrown}; setTimeout(() => console.log('still running'), 10_000)`
      const { status, stdout, stderr } = crash(output, script)
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toContain('Refused [email]')
      expect(stderr).not.toMatch(/asha/i)
    })
  },
)

test('writes errors and warnings as one line of JSON each for log collectors', () => {
  const script = `process.emitWarning('Something is old'); setTimeout(() => { throw error }, 10)`
  const { stdout, stderr } = crash(JSON_OUTPUT, script)
  expect(JSON.parse(stdout)).toMatchObject({
    level: 40,
    msg: 'Node.js warning',
    err: { message: 'Something is old' },
  })
  expect(JSON.parse(stderr)).toMatchObject({
    level: 50,
    msg: 'Exiting because of an uncaught error',
    err: { message: 'Refused [email]' },
  })
})
