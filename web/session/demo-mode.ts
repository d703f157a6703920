const FLAG = 'demoMode'

/**
 * Demo mode is on if the address says demo=true or the local flag demoMode is true (document 1,
 * section 2).
 */
export function demoModeAsked(search: string, flag: string | null): boolean {
  return saysDemo(search) || flag === 'true'
}

/** Settled as the page is loaded: a demo neither begins nor ends under somebody's hands. */
const onAddress = typeof location === 'object' ? location.search : ''
const demoMode = demoModeAsked(onAddress, readFlag())

export function isDemoMode(): boolean {
  return demoMode
}

/** Sets the flag and loads the page anew, in demo mode. */
export function enableDemoMode(): void {
  try {
    localStorage.setItem(FLAG, 'true')
  } catch {
    // Where storage is refused, the address keeps it.
  }
  if (readFlag() === 'true') location.reload()
  else location.replace(withDemoFlag(location.pathname + location.search))
}

/** Ends demo mode and leaves for the landing page. */
export function exitDemoMode(): void {
  try {
    localStorage.removeItem(FLAG)
  } catch {
    // Then it was never set.
  }
  location.replace('/')
}

/**
 * Where a step inside the app leads. A demo that only the address asked for goes along with it, since a
 * link may not set a flag in somebody's browser.
 */
export function carryDemo(path: string): string {
  return demoMode && readFlag() !== 'true' ? withDemoFlag(path) : path
}

/** A path of the site with demo=true among its query. */
export function withDemoFlag(path: string): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  const search = new URLSearchParams(query)
  search.set('demo', 'true')
  return `${before}?${search}${hash}`
}

function saysDemo(search: string): boolean {
  return new URLSearchParams(search).get('demo') === 'true'
}

function readFlag(): string | null {
  try {
    return localStorage.getItem(FLAG)
  } catch {
    return null
  }
}
