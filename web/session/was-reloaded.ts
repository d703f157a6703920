/** Whether the page was reloaded, or reopened by going back from another site. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation) return false
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
