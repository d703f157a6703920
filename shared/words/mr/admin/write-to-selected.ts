import type * as english from '../../en/admin/write-to-selected.ts'
import { translation } from '../../translation.ts'

export const WRITE_WORDS = translation<typeof english.WRITE_WORDS>()({
  action: { one: '{count} मेंबरला WhatsApp करा', other: '{count} मेंबरना WhatsApp करा' },
  hint: 'एका वेळी एका मेंबरसाठी, मेसेज लिहिलेला WhatsApp उघडतो आणि नोंद होते.',
  writeTo: '{name} यांना लिहा',
  recorded: 'नोंद झाली',
  recordAgain: 'मेसेजची नोंद करा',
  skip: 'वगळा',
  done: 'सगळ्यांना लिहून झाले.',
  close: 'बंद करा',
  loading: 'मेसेज लोड होत आहे...',
  failed: 'मेसेज लोड झाला नाही',
})
