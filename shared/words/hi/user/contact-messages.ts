import type * as english from '../../en/user/contact-messages.ts'
import { translation } from '../../translation.ts'

export const CONTACT_MESSAGES = translation<typeof english.CONTACT_MESSAGES>()({
  greeting: 'नमस्ते {name}, यह मैसेज {hall} से है।',
  ending: {
    one: 'नमस्ते {name}, {hall} में आपकी मेंबरशिप {day} को खत्म हो रही है। {count} दिन बाकी है। सीट {seat} रखने के लिए ऑनलाइन या रिसेप्शन पर रिन्यू करें।',
    other:
      'नमस्ते {name}, {hall} में आपकी मेंबरशिप {day} को खत्म हो रही है। {count} दिन बाकी हैं। सीट {seat} रखने के लिए ऑनलाइन या रिसेप्शन पर रिन्यू करें।',
  },
  ended:
    'नमस्ते {name}, {hall} में आपकी मेंबरशिप {day} को खत्म हो गई। फिर से आना चाहें तो ऑनलाइन या रिसेप्शन पर रिन्यू करें। हमें आपका इंतज़ार है।',
  unpaid: 'नमस्ते {name}, {hall} में सीट {seat} की {amount} फ़ीस बाकी है। कृपया रिसेप्शन पर जमा करें।',
  unpaidUntil:
    'नमस्ते {name}, {hall} में सीट {seat} की {amount} फ़ीस बाकी है। कृपया {day} तक रिसेप्शन पर जमा करें।',
  due: 'नमस्ते {name}, {hall} में सीट {seat} की फ़ीस में से {amount} अभी बाकी हैं, {day} तक। कृपया रिसेप्शन पर जमा करें।',
  claim:
    'नमस्ते {name}, {hall} से। अपना पास और रसीदें फ़ोन पर देखने के लिए {link} खोलें और मोबाइल नंबर व कोड {code} डालें। कोड {day} तक चलेगा।',
})
