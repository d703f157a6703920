import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/production.md'), 'utf8')

/** Returns the path that nginx logs for a URI, by the first matching pattern of the guide's map. */
function loggedPath(requestUri: string): string | undefined {
  const [, lines = ''] = /^map \$request_uri \$hall_path \{\n([^}]*)\}/m.exec(GUIDE) ?? []
  for (const [, pattern = '', result = ''] of lines.matchAll(/^ +"~(.*)" "(.*)";$/gm)) {
    const groups = new RegExp(pattern).exec(requestUri)?.groups
    if (groups) return result.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? '')
  }
  return undefined
}

test.each([
  ['/', '/'],
  ['/dashboard?token=secret', '/dashboard'],
  ['/api/booking/seats?room=Dyandhara+Kaksh', '/api/booking/seats'],
  ['/api/tour/requests/asha@example.com', '/api/tour/requests/-'],
  ['/api/tour/requests/asha%40example.com?x=1', '/api/tour/requests/-'],
  ['/api/asha@example.com/more', '/api/-'],
  ['/login?from=a@b.example', '/login'],
])('nginx logs %s as %s [server-19]', (requestUri, path) => {
  expect(loggedPath(requestUri)).toBe(path)
})

test('nginx logs with that format only', () => {
  expect(GUIDE).toMatch(/^log_format hall '[^']*"\$request_method \$hall_path"[^']*';$/m)
  const logs = [...GUIDE.matchAll(/^ *access_log (.*);$/gm)].map(([, log]) => log)
  expect(logs).toEqual(['off', '/var/log/nginx/hall.log hall'])
  expect(/log_format hall ('.*');/.exec(GUIDE)?.[1]).not.toMatch(/\$(request|request_uri|args)\b/)
})
