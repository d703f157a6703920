import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const load = () => import('#web/api/file-host.ts')

it('prefixes a path with the file host [client-9]', async () => {
  vi.stubEnv('VITE_FILE_HOST', 'https://files.example.com')
  const { fileUrl } = await load()
  expect(fileUrl('/uploads/avatars/a.webp')).toBe(
    'https://files.example.com/uploads/avatars/a.webp',
  )
})

it('defaults to the site itself', async () => {
  const { fileUrl } = await load()
  expect(fileUrl('/uploads/avatars/a.webp')).toBe('/uploads/avatars/a.webp')
  expect(fileUrl(null)).toBeUndefined()
  expect(fileUrl('')).toBeUndefined()
})
