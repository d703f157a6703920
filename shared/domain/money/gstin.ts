/** The states and union territories by the first two digits of a GSTIN. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

/** State, PAN (5 letters, 4 digits, a letter), number of the registration, Z, check character. */
const GSTIN = /^([0-9]{2})[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Normalizes a GSTIN for storage: in capitals, without spaces. */
export function gstinOf(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** Whether a stored string is a GSTIN with a known state and the right check character. */
export function isGstin(gstin: string): boolean {
  const state = GSTIN.exec(gstin)?.[1]
  return state !== undefined && STATES[state] !== undefined && gstin[14] === checkCharacterOf(gstin)
}

/** The check character: every second digit counts twice, in base 36. */
function checkCharacterOf(gstin: string): string | undefined {
  const sum = [...gstin.slice(0, 14)].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (1 + (index % 2))
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length)
  }, 0)
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length]
}

/** The state in which a GSTIN is registered, with its code: 'Maharashtra (27)'. */
export function stateOfGstin(gstin: string): string {
  const code = gstin.slice(0, 2)
  return `${STATES[code] ?? ''} (${code})`.trim()
}
