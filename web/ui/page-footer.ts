import { createContext, type ReactNode } from 'react'

/** The footer of every page, above the floating corner on a phone and beside it elsewhere. Set once by the app. */
export const PageFooter = createContext<ReactNode>(undefined)
/** On the right of every page's header. Set once by the app. */
export const PageHeader = createContext<ReactNode>(undefined)
