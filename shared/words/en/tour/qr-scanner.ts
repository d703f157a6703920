/** The QR scanner for visitor passes. */
export const QR_SCANNER_WORDS = {
  title: 'QR Code Scanner',
  subtitle: 'Scan visitor passes to complete tours',
  photoIgnored: 'Another scan came first, so your photo was not used. Please choose it again.',
  sendFailed: "Couldn't send the scan. Please try again.",
  failed: 'Scan Failed',
  result: 'Scan result',
  tryAgain: 'Try Again',
  howItWorks: 'How it works',
} as const

export const SCAN_STEPS = {
  ask: 'Ask for the visitor pass: on a phone, in an email or on paper.',
  scan: 'Scan the QR code, take or upload a photo of it, or paste its text.',
  completed: 'The system marks the tour as completed. Each pass works once.',
  feedback: 'A feedback email is sent to the visitor.',
} as const

export const CAMERA_WORDS = {
  title: 'Live camera',
  picture: 'Camera picture',
  point: 'Point the camera at the QR code',
  willAsk: 'Your browser will ask to use the camera.',
  starting: 'Waiting for the camera...',
  sending: 'Completing the tour...',
  restarting: 'Restarting the camera...',
  stop: 'Stop Camera',
  start: 'Start Camera Scanner',
  denied: 'Camera access denied',
} as const

/** How to allow the camera again. */
export const CAMERA_DENIED_STEPS = {
  lock: 'Tap the lock or camera icon in the address bar.',
  allow: 'Set Camera to Allow. On an iPhone: Settings > Apps > your browser > Camera.',
  others: 'Close other apps that use the camera. Reload the page if your browser asks.',
  again: 'Tap Try Again, then start the camera.',
} as const

export const PHOTO_SCAN_WORDS = {
  title: 'Photo',
  about: 'Camera not reading it? Take a close-up photo.',
  take: 'Take a Photo',
  upload: 'Upload from Gallery',
  reading: 'Reading the QR code in the photo...',
  noCode:
    'No QR code found in the image. Please make sure the QR code is clearly visible and try again.',
  unreadable:
    'Failed to read QR code from image. Please try taking a clearer photo or use manual entry.',
} as const

export const MANUAL_SCAN_WORDS = {
  title: 'Manual entry',
  label: 'QR data',
  hint: 'Paste the QR code text, or tap here and use a hand-held scanner.',
  processing: 'Processing...',
  process: 'Process QR Data',
} as const

export const SCANNED_TOUR_WORDS = {
  completedTitle: 'Tour Completed Successfully!',
  scanAnother: 'Scan Another QR Code',
  dashboard: 'Back to Dashboard',
  otherDayTitle: 'This tour is not today',
  confirmOtherDay: 'It is on {day}. Complete it only if the visitor is here for the tour now.',
  completeNow: 'Complete Tour Now',
  completing: 'Completing...',
  dontComplete: "Don't Complete",
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  tourDate: 'Tour date',
  tourTime: 'Tour time',
  status: 'Status',
  completed: 'Completed',
} as const
