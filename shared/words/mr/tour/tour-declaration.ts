import type * as english from '../../en/tour/tour-declaration.ts'
import { translation } from '../../translation.ts'

export const DECLARATION_WORDS = translation<typeof english.DECLARATION_WORDS>()({
  title: 'स्वयंघोषणा',
  true: 'मी या फॉर्ममध्ये दिलेली माहिती खरी आहे.',
  deposit:
    'मेंबर झाल्यास मी ₹{deposit} डिपॉझिट भरेन. हे डिपॉझिट परत मिळत नाही आणि मेंबरशिप सुरू झाल्यापासून एक वर्ष चालते.',
  deposits: {
    kept: 'मेंबर झाल्यास मी ₹{deposit} डिपॉझिट भरेन. हे डिपॉझिट परत मिळत नाही आणि मेंबरशिप सुरू झाल्यापासून {months} महिने चालते.',
    returned: 'मेंबर झाल्यास मी ₹{deposit} डिपॉझिट भरेन. अभ्यासिका सोडताना हे डिपॉझिट परत मिळते.',
  },
  punctual: 'मी भेटीच्या वेळेच्या 10 मिनिटे आधी पोहोचेन.',
  agree: 'मला मान्य आहे',
  agreementNeeded: 'तुमची संमती हवी',
  pleaseAgree: 'पुढे जाण्यासाठी कृपया अटी आणि नियम मान्य करा.',
  cancel: 'रद्द करा',
  submit: 'विनंती पाठवा',
  submitting: 'पाठवत आहोत...',
})
