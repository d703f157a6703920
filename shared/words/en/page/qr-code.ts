/** Shown in place of a pass's QR code. */
export const QR_CODE_WORDS = {
  generating: 'Generating QR Code...',
  failed: "Couldn't draw the QR code. Please reload the page.",
} as const
