const FLAG_KEY = 'demoMode'

/** Whether the query has demo=true or the local flag demoMode is true (specification document 1, section 2). */
export function isDemoRequested(search: string, flag: string | null): boolean {
  return hasDemoFlag(search) || flag === 'true'
}

/** Demo mode is determined when the page loads. Entering and leaving the demo reload the page. */
const query = typeof location === 'object' ? location.search : ''
/** The server marks the pages of a hall that has switched off the demo. */
const isOffered = typeof document !== 'object' || document.documentElement.dataset.demo !== 'off'
const demoMode = isOffered && isDemoRequested(query, readFlag())

/** Whether this hall offers demo mode. */
export function isDemoOffered(): boolean {
  return isOffered
}

export function isDemoMode(): boolean {
  return demoMode
}

/** The demo opens with the student's dashboard, which shows most of the app. */
const FIRST_PAGE = '/dashboard'

/** Sets the flag and opens the demo. */
export function enableDemoMode(): void {
  try {
    localStorage.setItem(FLAG_KEY, 'true')
  } catch {
    // If the browser refuses storage, the flag goes into the URL.
  }
  location.assign(readFlag() === 'true' ? FIRST_PAGE : withDemoFlag(FIRST_PAGE))
}

/** Ends demo mode and opens the landing page, or another page of the real app. */
export function exitDemoMode(page: '/' | '/register' = '/'): void {
  try {
    localStorage.removeItem(FLAG_KEY)
  } catch {
    // If the browser refuses storage, the flag was never set.
  }
  location.replace(page)
}

/**
 * Adds demo=true to a path of the app if only the URL started the demo. Opening such a URL must not set the flag in the
 * browser, so the URLs of the following pages need it, too.
 */
export function keepDemoFlag(path: string): string {
  return demoMode && readFlag() !== 'true' ? withDemoFlag(path) : path
}

/** Adds demo=true to the query of a path. */
export function withDemoFlag(path: string): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  const search = new URLSearchParams(query)
  search.set('demo', 'true')
  return `${before}?${search}${hash}`
}

function hasDemoFlag(search: string): boolean {
  return new URLSearchParams(search).get('demo') === 'true'
}

function readFlag(): string | null {
  try {
    return localStorage.getItem(FLAG_KEY)
  } catch {
    return null
  }
}
