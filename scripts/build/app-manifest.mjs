/** The manifest of the installed app, in each language. All have the same id, because they are one app. */
import { HALL_NAME, hallNameIn } from '../../shared/domain/settings/hall-details.ts'

const icon = (name, size, purpose) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** `words`: the MANIFEST_WORDS of the language. `tag`: its BCP 47 tag. */
export function appManifest({ code, tag }, words) {
  const shortcutIcon = [icon('icon-192', 192, 'any')]
  return {
    id: '/',
    name: hallNameIn(code, HALL_NAME),
    short_name: words.shortName,
    description: words.description,
    lang: tag,
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    categories: ['education'],
    background_color: '#f7f2e7',
    theme_color: '#0e5a4b',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ],
    shortcuts: [
      { name: words.pass, url: '/pass', icons: shortcutIcon },
      { name: words.dashboard, url: '/dashboard', icons: shortcutIcon },
    ],
  }
}
