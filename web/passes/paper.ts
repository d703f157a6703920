/**
 * The colours of a printed pass, which is the same in light and dark: a scanner needs dark modules on
 * white, and a printer has only white paper. They are the light theme's tokens.
 */
export const PAPER = {
  white: '#ffffff',
  ink: '#1e2420',
  softInk: '#5a5e54',
  line: '#e3dac8',
  band: '#0e5a4b',
  onBand: '#fffdf8',
  accent: '#eba52a',
} as const
