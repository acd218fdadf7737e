import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The direction of the page's text, for components of a library that take it as a property and do not
 * read it from their place. On the server it is from left to right.
 */
export const useDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
