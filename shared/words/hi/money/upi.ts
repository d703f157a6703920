import type * as english from '../../en/money/upi.ts'
import { translation } from '../../translation.ts'

export const UPI_WORDS = translation<typeof english.UPI_WORDS>()({
  title: 'UPI से {amount} दें',
  paid: 'मैंने पेमेंट कर दिया है',
  utr: 'पेमेंट का UTR',
  utrHint: '12 अंक। UPI ऐप में हिस्ट्री खोलें, फिर यह पेमेंट: वहाँ UTR या UPI रेफ़रेंस नंबर दिखता है।',
  send: 'UTR भेजें',
  sending: 'भेज रहे हैं...',
  checking: {
    subtitle: 'रिसेप्शन आपका पेमेंट जाँच रहा है।',
    title: 'हम आपका {amount} का पेमेंट जाँच रहे हैं',
    utr: 'आपका UTR {utr} है।',
    held: 'रिसेप्शन के जाँचने तक सीट {seat} आपके लिए रखी है।',
    entry: 'पुष्टि होते ही आप स्टडी हॉल में आ सकते हैं।',
    mail: 'रिसेप्शन के जाँचते ही आपको ईमेल मिलेगा। यह पेज अपने-आप बदलेगा; आप इसे बंद भी कर सकते हैं।',
    help: 'मदद चाहिए, या सीट रद्द करनी है?',
    ask: 'रिसेप्शन से संपर्क करें। वे पहले देखेंगे कि आपके पैसे आए हैं या नहीं।',
  },
  correct: 'UTR सुधारें',
  keep: 'रद्द करें',
  rejected: 'आपके पेमेंट की पुष्टि नहीं हो सकी',
  rejectedUtr: 'UTR {utr}:',
  note: 'रिसेप्शन का मैसेज: {note}',
  again: 'क्या पैसे कट गए हैं? तो दोबारा पेमेंट न करें: UTR जाँचें, या रिसेप्शन पर पेमेंट दिखाएँ।',
  reception: 'या रिसेप्शन पर दें',
  failed: 'आपका पेमेंट लोड नहीं हुआ',
  retry: 'फिर कोशिश करें',
  dueBy: '{until} तक {amount} दें',
  due: '{amount} दें',
  held: 'तब तक सीट {seat} आपके लिए रखी है। यहाँ UPI से दें, या रिसेप्शन पर।',
  hints: {
    upi: 'अभी, किसी भी UPI ऐप से',
    cash: 'रिसेप्शन पर नकद',
  },
  method: 'आप पेमेंट कैसे करेंगे?',
  instead: 'इसके बजाय UPI से दें',
})
