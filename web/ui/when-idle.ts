/** Calls `task` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}
