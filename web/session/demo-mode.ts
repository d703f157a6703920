const FLAG = 'demoMode'

/** Whether the query has demo=true or the local flag demoMode is true (document 1, section 2). */
export function isDemoRequested(search: string, flag: string | null): boolean {
  return hasDemoFlag(search) || flag === 'true'
}

/** Determined once, when the page loads. Entering and leaving the demo reload the page. */
const query = typeof location === 'object' ? location.search : ''
/** The server marks the pages of a hall that switched the demo off. */
const offered = typeof document !== 'object' || document.documentElement.dataset.demo !== 'off'
const demoMode = offered && isDemoRequested(query, readFlag())

/** Whether this hall offers demo mode. */
export function isDemoOffered(): boolean {
  return offered
}

export function isDemoMode(): boolean {
  return demoMode
}

/** What the demo opens with: the student's dashboard, which shows most of the hall. */
const FIRST_PAGE = '/dashboard'

/** Sets the flag and opens the demo. */
export function enableDemoMode(): void {
  try {
    localStorage.setItem(FLAG, 'true')
  } catch {
    // When the browser refuses storage, demo=true in the URL is enough.
  }
  location.assign(readFlag() === 'true' ? FIRST_PAGE : withDemoFlag(FIRST_PAGE))
}

/** Ends demo mode and opens the landing page, or another page of the real app. */
export function exitDemoMode(page: '/' | '/register' = '/'): void {
  try {
    localStorage.removeItem(FLAG)
  } catch {
    // When the browser refuses storage, the flag was never set.
  }
  location.replace(page)
}

/**
 * Adds demo=true to a path inside the app when the demo was started by the URL alone. A link must
 * not set the flag in the visitor's browser, so the URL keeps it.
 */
export function keepDemoFlag(path: string): string {
  return demoMode && readFlag() !== 'true' ? withDemoFlag(path) : path
}

/** The path with demo=true in its query. */
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
    return localStorage.getItem(FLAG)
  } catch {
    return null
  }
}
