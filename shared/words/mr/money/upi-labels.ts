import type * as english from '../../en/money/upi-labels.ts'
import { translation } from '../../translation.ts'

export const REJECTION_TEXTS = translation<typeof english.REJECTION_TEXTS>()({
  notReceived: 'हे पेमेंट आमच्याकडे जमा झालेले नाही.',
  wrongAmount: 'रक्कम तुमच्या बुकिंगपेक्षा वेगळी आहे.',
  wrongUtr: 'हा UTR दुसऱ्या पेमेंटचा आहे.',
  other: 'रिसेप्शनवर आमच्याशी बोला.',
})
