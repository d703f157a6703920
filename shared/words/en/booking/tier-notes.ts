/** The settings about what the seats of each tier offer. */
export const TIER_NOTE_WORDS = {
  intro: 'Why a seat costs more, as students see it beside the price. Leave empty to show nothing.',
  labels: {
    standard: 'Standard seats offer',
    silver: 'Silver seats offer',
    gold: 'Gold seats offer',
  },
  example: 'Window and power socket',
} as const
