import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCiphers } from 'node:tls'
import { expect, test } from 'vitest'

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/production.md'), 'utf8')
/** The guide's nginx servers, each from its opening to its closing line. */
const SERVERS = [...GUIDE.matchAll(/^server \{$.*?^\}/gms)].map(([server]) => server)
const overTls = SERVERS.filter((server) => server.includes('listen 443'))

test('the guide’s nginx allows TLS 1.2 and 1.3 with forward secrecy only [security-61]', () => {
  expect(overTls.length).toBeGreaterThan(0)
  for (const server of overTls) {
    expect(/^ *ssl_protocols (.*);$/m.exec(server)?.[1]).toBe('TLSv1.2 TLSv1.3')
    const suites = /^ *ssl_ciphers (.*);$/m.exec(server)?.[1]?.split(':') ?? []
    expect(suites.length).toBeGreaterThan(0)
    for (const suite of suites) {
      expect(suite).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM|CHACHA20-POLY1305)/)
      expect(getCiphers()).toContain(suite.toLowerCase())
    }
  }
})

test('the guide’s nginx serves only redirects and certificate renewals over http [security-67]', () => {
  const plain = SERVERS.filter((server) => !overTls.includes(server))
  expect(plain.length).toBeGreaterThan(0)
  for (const server of plain) {
    const places = [...server.matchAll(/location (\S+) \{\n +(.*)\n/g)].map(([, path, first]) => [
      path,
      first,
    ])
    expect(places).toEqual([
      ['/.well-known/acme-challenge/', 'root /var/www/html;'],
      ['/', 'return 301 https://hall.example.com$request_uri;'],
    ])
  }
})
