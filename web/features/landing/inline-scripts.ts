/**
 * Scripts inside the landing document; the Content-Security-Policy allows their hashes. Plain JavaScript,
 * because the page loads no module, and short, because every visitor downloads them.
 */

/**
 * Runs before the page is rendered. Redirects to the app in demo mode, which this document can't show. Marks visitors
 * with a token that has not expired (web/session/token.ts), so that the page links to the dashboard, not the login.
 */
export const START_SCRIPT = `try{
const page=document.documentElement.dataset,store=localStorage
if(page.demo&&store.demoMode=='true')location.replace('/?demo=true')
const claims=store.authToken.split('.')[1].replace(/-/g,'+').replace(/_/g,'/')
if(JSON.parse(atob(claims)).exp*1e3>Date.now())page.user=''
}catch{}`

/**
 * Prefetches the app's files when the visitor is about to open the app, or some seconds after the page has loaded;
 * earlier, they would delay the page itself.
 */
export function fetchAppScript(files: readonly string[]): string {
  return `{
const files=${JSON.stringify(files)}
const load=()=>{for(const href of files.splice(0)){
const link=document.createElement('link')
link.rel='prefetch'
link.as=href.endsWith('css')?'style':'script'
link.href=href
document.head.append(link)
}}
for(const event of['pointerover','pointerdown','focusin'])addEventListener(event,({target})=>{if(target.closest?.('a[href^="/"]:not([hreflang])'))load()})
if(!navigator.connection?.saveData)addEventListener('load',()=>setTimeout(load,5e3))
}`
}

/**
 * Shows the upcoming tour that this browser stores (web/features/tour/pass/stored-tour.ts), with a link to its pass. An
 * earlier release stored the text in one language.
 */
export const TOUR_SCRIPT = `try{
const{id,text,tourDate}=JSON.parse(localStorage.tourPass)
if(text.en&&tourDate>=new Date().toISOString().slice(0,10)){
tour.hidden=0
tour.firstChild.hash=id
tour.prepend(text[document.documentElement.lang.slice(0,2)]+' ')
}}catch{}`
