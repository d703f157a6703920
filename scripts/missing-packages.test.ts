import { expect, test } from 'vitest'
import { missingPackages } from './missing-packages.mjs'

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/fast': { version: '1.0.0', optional: true },
  'node_modules/fast-linux': {
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['glibc'],
  },
  'node_modules/fast-musl': { version: '1.0.0', optional: true, os: ['linux'], libc: ['musl'] },
  'node_modules/fast-arm': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
  'node_modules/fast-unix': { version: '1.0.0', optional: true, os: ['!win32'] },
  'node_modules/fast-windows': { version: '1.0.0', optional: true, os: ['win32'] },
}
const INSTALLED = {
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/fast-linux': { version: '1.0.0' },
  'node_modules/fast-unix': { version: '1.0.0' },
}
const omitPackage = (path: keyof typeof INSTALLED) => ({ ...INSTALLED, [path]: undefined })
const findMissing = (installed: object, dev = true) =>
  missingPackages(LOCKED, installed, { dev, platform: LINUX })

test('reports nothing when all packages for this platform are installed', () => {
  expect(findMissing(INSTALLED)).toEqual([])
})

test('reports a package with another version', () => {
  expect(findMissing({ ...INSTALLED, 'node_modules/zod': { version: '3.0.0' } })).toEqual([
    'node_modules/zod',
  ])
})

test('reports an optional package for this platform, which old npm versions leave out [install-1]', () => {
  expect(findMissing(omitPackage('node_modules/fast-linux'))).toEqual(['node_modules/fast-linux'])
  expect(findMissing(omitPackage('node_modules/fast-unix'))).toEqual(['node_modules/fast-unix'])
})

test('ignores missing development packages with dev: false', () => {
  expect(findMissing(omitPackage('node_modules/vite'), false)).toEqual([])
  expect(findMissing(omitPackage('node_modules/fast-linux'), false)).toEqual([])
})
