import type { Chance } from '#bench/photos/seeded.ts'
import { slotText } from '#shared/domain/tour-slot.ts'
import type { PassTour } from '#web/features/tour/visitor-pass-state.ts'

/** Names as they are written here, half of them in Devanagari: three bytes a letter in the code. */
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

/** The eighth visitor is followed by the first one's namesake, with an id of their own. */
export function visitorNumber(number: number, chance: Chance): PassTour {
  const [fullName, mailbox] = NAMES[number % NAMES.length] ?? NAMES[0]
  return {
    _id: id(chance),
    fullName,
    email: `${mailbox}@example.com`,
    phoneNumber: `+91${Math.floor(chance.between(6_000_000_000, 9_999_999_999))}`,
    gender: chance.pick(['female', 'male']),
    tourDate: `2026-12-0${Math.floor(chance.between(1, 10))}`,
    tourTime: slotText({ hour: 9 + (number % 13), minute: 0 }),
  }
}

/** Shaped as a random UUID. */
function id(chance: Chance): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () =>
    Math.floor(chance.number() * 16).toString(16),
  )
}
