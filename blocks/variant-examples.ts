import { type LookAxis, lookAxes, type VariantOf } from '#domain/site/look-axes.ts'

/** An example of a block for each variant of its axis, named as the variant: `Rail`. */
export const variantExamples = <Axis extends LookAxis>(axis: Axis) =>
  lookAxes[axis].variants.map((variant: VariantOf<Axis>) => ({
    name: `${variant.charAt(0).toUpperCase()}${variant.slice(1)}`,
    props: { variant },
  }))
