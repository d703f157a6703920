import type * as english from '../../en/page/offline.ts'
import { translation } from '../../translation.ts'

export const OFFLINE_WORDS = translation<typeof english.OFFLINE_WORDS>()({
  offline: 'इंटरनेट नाही. तुम्ही लिहिलेले इथेच राहील; इंटरनेट आल्यावर पाठवा.',
  pass: 'प्रवेश पास दाखवा',
  newVersion: 'अ‍ॅपचे नवीन अपडेट आले आहे.',
  update: 'आता अपडेट करा',
  needsNetwork: {
    title: 'या पेजसाठी इंटरनेट लागते',
    text: 'सध्या इंटरनेट नाही. इंटरनेट आले की हे पेज आपोआप उघडेल.',
  },
  /** Shown when a page cannot load its code, because a new version replaced it. */
  outdated: {
    title: 'अ‍ॅप अपडेट झाले आहे',
    text: 'पुढे जाण्यासाठी पेज पुन्हा लोड करा. या पेजवर लिहिलेले पुन्हा लिहावे लागू शकते.',
  },
})
