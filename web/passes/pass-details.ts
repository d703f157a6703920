/** What stands on a pass. `code` is set in large type below the name, for example the member ID. */
export type PassDetails = {
  hall: string
  title: string
  name: string
  code?: string | undefined
  /** Label and value, two side by side; `wide` takes a whole line. */
  rows: readonly { label: string; value: string; wide?: boolean }[]
  /** One or two sentences at the foot. */
  note: string
  qrText: string
}
