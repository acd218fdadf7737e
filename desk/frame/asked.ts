import { useSearch } from '@tanstack/react-router'

/** What is open in the builder at first, by its address. */
export interface Asked {
  readonly dialog?: 'insert' | 'publish'
  /** Id of the chosen block. */
  readonly block?: string
  /** Its conditions are open. */
  readonly when?: true
}

/** Of an address, without what is not understood. */
export const askedOf = ({ dialog, block, when }: Record<string, unknown>): Asked => ({
  ...((dialog === 'insert' || dialog === 'publish') && { dialog }),
  ...(typeof block === 'string' && block !== '' && { block }),
  ...(when === true && { when }),
})

export const useAsked = (): Asked => askedOf(useSearch({ strict: false }))
