/** The parts of every page that load after the first screen, because it doesn't need them. */
export { DemoPanel } from '#web/app/demo-panel.tsx'
export { LanguageMenu } from '#web/app/language-menu.tsx'
export { LanguageSwitch } from '#web/app/language-switch.tsx'
export { startServiceWorker } from '#web/offline/app-updates.ts'
export { failureWords, reloadForNewerVersion } from '#web/offline/newer-version.ts'
export { Notices } from '#web/offline/notices.tsx'
