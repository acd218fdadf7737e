import { nameOf, type Press } from './key-names.ts'

/** Whether a key sends a form also from a text of several lines: Enter with Ctrl, or with ⌘ on a Mac. */
export const isSendKey = (press: Press): boolean => nameOf(press) === 'Mod+Enter'
