import type * as english from '../en/claim.ts'
import { translation } from '../translation.ts'

export const CLAIM_WORDS = translation<typeof english.CLAIM_WORDS>()({
  title: 'अपना अकाउंट शुरू करें',
  about: 'रिसेप्शन ने आपका रजिस्ट्रेशन किया और कोड दिया। उसे यहाँ डालें और अपना पासवर्ड चुनें।',
  phone: 'मोबाइल नंबर',
  phoneHint: 'वही नंबर जो रिसेप्शन को दिया है।',
  code: 'रिसेप्शन का दिया कोड',
  emailHint: 'हम OTP भेजेंगे। आगे से इसी ईमेल से लॉग इन करें।',
})
