import type * as english from '../../en/user/own-time.ts'
import { translation } from '../../translation.ts'

export const OWN_TIME_WORDS = translation<typeof english.OWN_TIME_WORDS>()({
  title: 'अभ्यासिकेतला तुमचा वेळ',
  insideSince: '{time} पासून आत',
  insideSinceDay: '{day}, {time} पासून आत',
  periods: { today: 'आज', week: 'हा आठवडा', month: 'हा महिना' },
  hoursMinutes: '{hours} तास {minutes} मि.',
  hours: '{hours} तास',
  minutes: '{minutes} मि.',
  onlyYou: 'हे फक्त तुम्हालाच दिसते.',
  settings: 'सेटिंग्ज',
})

export const OWN_TIME_SWITCH_WORDS = translation<typeof english.OWN_TIME_SWITCH_WORDS>()({
  title: 'अभ्यासिकेतला तुमचा वेळ',
  on: 'तुम्ही कधीपासून आत आहात आणि आज, या आठवड्यात, या महिन्यात किती तास होता, हे डॅशबोर्डवर दिसते. ते फक्त तुम्हालाच दिसते.',
  off: 'बंद आहे: तुमचे तास मोजले जात नाहीत आणि दिसत नाहीत. पुन्हा सुरू केल्यावर सगळे तास दिसतील.',
  door: 'सुरू असो किंवा बंद, तुम्ही कधी आलात आणि गेलात याची नोंद दारावर होते, आणि ती रिसेप्शनला दिसते.',
  switchOff: 'माझे तास बंद करा',
  switchOn: 'माझे तास सुरू करा',
  switching: 'एक मिनिट...',
})
