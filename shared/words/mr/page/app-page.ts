import type * as english from '../../en/page/app-page.ts'
import { translation } from '../../translation.ts'

export const APP_PAGE_WORDS = translation<typeof english.APP_PAGE_WORDS>()({
  loading: 'लोड होत आहे...',
  noScript: 'या पेजसाठी JavaScript लागते. ब्राउझरच्या सेटिंग्जमध्ये ते चालू करा आणि पेज पुन्हा लोड करा.',
})
