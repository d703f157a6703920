/**
 * The demo's OTP, which is always the same because the demo sends no email. In a separate file, because the demo's worker
 * can't import demo-mode.ts.
 */
export const DEMO_CODE = '123456'
