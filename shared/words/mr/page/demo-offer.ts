import type * as english from '../../en/page/demo-offer.ts'
import { translation } from '../../translation.ts'

export const DEMO_OFFER_WORDS = translation<typeof english.DEMO_OFFER_WORDS>()({
  enable: 'डेमो सुरू करा',
})
