/** The texts on a pass. `code`, such as the member ID, is in large type below the name. */
export type PassDetails = {
  hallName: string
  title: string
  name: string
  code?: string | undefined
  /** Two rows share a line; a `wide` row has a line of its own. */
  rows: readonly { label: string; value: string; wide?: boolean }[]
  /** One or two sentences at the bottom. */
  note: string
  qrText: string
  /** Draws a watermark, because a pass of demo mode is not valid. */
  demo?: boolean
}
