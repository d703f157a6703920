/**
 * The colours of a pass: those of the light theme, even in dark mode. Scanners need dark modules on a light background,
 * and paper is white.
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
