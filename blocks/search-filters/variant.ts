import type { VariantOf } from '#domain/site/look-axes.ts'
import { GROUND, PLACE, VARIANT } from '#ui/data-attributes.ts'

export type FiltersVariant = VariantOf<'filters'>

const places = {
  'rail-left': 'left',
  'rail-right': 'right',
  sentence: 'above',
  bar: 'above',
  drawer: 'above',
} as const satisfies Record<FiltersVariant, string>

/** Whether a filter opens over the page, like a menu, and so is closed at first. */
export const opensAsMenu = (variant: FiltersVariant): boolean =>
  variant === 'sentence' || variant === 'bar'

/** Whether phones, too, have something of it in the page: its menus, or a row of prices. */
export const isOnPhones = (variant: FiltersVariant): boolean =>
  variant === 'sentence' || variant === 'drawer'

/** The attributes of the block's root: the variant, and what it needs of the layout and the theme. */
export const rootAttributes = (variant: FiltersVariant) => ({
  [VARIANT]: variant,
  [PLACE]: places[variant],
  ...(variant === 'sentence' && { [GROUND]: 'flood' }),
})
