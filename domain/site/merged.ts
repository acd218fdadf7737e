type Part<Whole> = { readonly [K in keyof Whole]?: Whole[K] | undefined } | undefined

/** The settings of `whole`, each replaced by that of a later part which has it. */
export const merged = <Whole extends object>(
  whole: Whole,
  part: Part<Whole>,
  last?: Part<Whole>,
): Whole => ({ ...whole, ...part, ...last })
