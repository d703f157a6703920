import type { Random } from '#bench/photos/random.ts'
import { slotText } from '#shared/domain/tour/tour-slot.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'

/** Typical names, half of them in Devanagari, which takes three bytes per letter in the code. */
const NAMES = [
  ['श्रीकृष्ण कुलकर्णी', 'shrikrishna.kulkarni'],
  ['Asha Deshmukh', 'asha.deshmukh'],
  ['आशा देशमुख', 'asha.d'],
  ['Mohammed Irfan Shaikh', 'irfan.shaikh'],
  ['ज्ञानेश्वर विठ्ठलपंत', 'dnyaneshwar.v'],
  ['Om Rao', 'om'],
  ['प्रज्ञा सूर्यवंशी', 'pradnya.suryawanshi'],
  ["Priyadarshini D'Souza-Chattopadhyay", 'priyadarshini.dsouza'],
] as const

/** After the eighth visitor, names repeat with different ids. */
export function makeVisitor(number: number, random: Random): PassTour {
  const [fullName, mailbox] = NAMES[number % NAMES.length] ?? NAMES[0]
  return {
    id: id(random),
    fullName,
    email: `${mailbox}@example.com`,
    phoneNumber: `+91${Math.floor(random.between(6_000_000_000, 9_999_999_999))}`,
    gender: random.pick(['female', 'male']),
    tourDate: `2026-12-0${Math.floor(random.between(1, 10))}`,
    tourTime: slotText({ hour: 9 + (number % 13), minute: 0 }),
  }
}

/** Returns a UUID of seeded random digits. */
function id(random: Random): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () =>
    Math.floor(random.number() * 16).toString(16),
  )
}
