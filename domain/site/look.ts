import { z } from 'zod'
import { type LookAxis, lookAxes, lookAxisNames, type VariantOf } from './look-axes.ts'

/** The variants of an axis, as a field of a site file or a prop of a block. */
export function variantSchema<Axis extends LookAxis>(axis: Axis) {
  const { title, description } = lookAxes[axis]
  const variants: readonly VariantOf<Axis>[] = lookAxes[axis].variants
  return z.enum(variants).meta({ title, description })
}

/** The prop of a block that chooses its variant on one page, in place of the site's. */
export const variantProp = <Axis extends LookAxis>(axis: Axis) =>
  variantSchema(axis)
    .optional()
    .meta({ title: 'Variant', description: "In place of the site's choice, on this page only." })

type AxisSchemas = { readonly [Axis in LookAxis]: ReturnType<typeof variantSchema<Axis>> }

// A cast, because `fromEntries` does not know which name has which value.
const axes = Object.fromEntries<unknown>(
  lookAxisNames.map((axis) => [axis, variantSchema(axis)]),
) as AxisSchemas

/** The look of a template: a variant of every axis. */
export const templateLookSchema = z
  .strictObject(axes)
  .meta({ title: 'Look', description: 'Which variant each part of a page has.' })

/** What a site's look has in place of its template's. */
export const siteLookSchema = z
  .strictObject(axes)
  .partial()
  .default({})
  .meta({ title: 'Look', description: "Variants in place of the template's." })
export type SiteLook = z.output<typeof siteLookSchema>
