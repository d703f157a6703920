/**
 * The colours of a pass: the light theme's tokens, in dark mode too. A scanner needs dark modules on a
 * light ground, and paper is white.
 */
export const PASS_COLOURS = {
  white: '#ffffff',
  ink: '#1e2420',
  softInk: '#5a5e54',
  line: '#e3dac8',
  band: '#0e5a4b',
  onBand: '#fffdf8',
  accent: '#eba52a',
  watermark: '#b2222230',
} as const
