/** Whether the page was reloaded, or reopened at its step with Back from another site. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation) return false
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
