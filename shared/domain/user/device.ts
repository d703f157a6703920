/** The browser and system of a session; null if its user agent does not reveal them. */
export type Device = { browser: string | null; system: string | null }

/** The order matters, because most user agents also name other browsers, for compatibility. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads a user agent. Keeps only the two names, because the whole text is more personal. */
export function deviceFrom(userAgent: string | undefined): Device {
  const findName = (patterns: typeof BROWSERS) =>
    patterns.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  return { browser: findName(BROWSERS), system: findName(SYSTEMS) }
}
