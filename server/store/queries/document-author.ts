import type { Author } from '../document-store.ts'

/** Who did something; undefined for the program. */
export const authorOf = (id: string | null, name: string | null): Author =>
  id === null ? undefined : { id, name: name ?? 'Somebody' }
