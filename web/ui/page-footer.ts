import { createContext, type ReactNode } from 'react'

/** The footer of every page. On a phone, it is above the floating demo button; elsewhere, beside it. Set once by the app. */
export const PageFooter = createContext<ReactNode>(undefined)
/** On the right of every page's header. Set once by the app. */
export const PageHeader = createContext<ReactNode>(undefined)
