import type * as english from '../../en/admin/write-to-selected.ts'
import { translation } from '../../translation.ts'

export const WRITE_WORDS = translation<typeof english.WRITE_WORDS>()({
  action: { one: '{count} मेंबर को WhatsApp करें', other: '{count} मेंबरों को WhatsApp करें' },
  hint: 'एक बार में एक मेंबर के लिए, मैसेज लिखा हुआ WhatsApp खुलता है और दर्ज होता है।',
  writeTo: '{name} को लिखें',
  recorded: 'दर्ज हुआ',
  recordAgain: 'मैसेज दर्ज करें',
  skip: 'छोड़ें',
  done: 'सबको लिख दिया।',
  close: 'बंद करें',
  loading: 'मैसेज लोड हो रहा है...',
  failed: 'मैसेज लोड नहीं हुआ',
})
