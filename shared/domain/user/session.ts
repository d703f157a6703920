/** How often the use of a session is recorded, so that most calls write nothing. */
const USE_RECORDED_MINUTES = 5

/** Whether the use of a session at `now` should be recorded. */
export function isUseToRecord(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= USE_RECORDED_MINUTES * 60_000
}
