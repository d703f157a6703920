import type * as english from '../../en/page/app-page.ts'
import { translation } from '../../translation.ts'

export const APP_PAGE_WORDS = translation<typeof english.APP_PAGE_WORDS>()({
  loading: 'लोड हो रहा है...',
  noScript: 'इस पेज के लिए JavaScript चाहिए। ब्राउज़र की सेटिंग्स में इसे चालू करें और पेज फिर से लोड करें।',
})
