import { createContext, type ReactNode } from 'react'

/** What every page has at its bottom, on the right: the corner covers the left. Set for the whole app. */
export const PageFooter = createContext<ReactNode>(undefined)
