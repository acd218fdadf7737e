import type { Theme } from '#domain/site/theme.ts'
import { fontStacks } from '../fonts/font-stacks.ts'
import type { TokenValues } from './tokens.ts'

/** Widths of a window, in rem, between which sizes are fluid. */
const fluid = { from: 22.5, to: 80 } as const

/** How text is set, as custom properties. */
export function typeTokens({
  fonts,
  heading,
  figure,
  text,
  label,
  sizes,
}: Theme): TokenValues<'type'> {
  const stacks = fontStacks(fonts)
  return {
    'font-text': stacks.text,
    'font-display': stacks.display,
    'font-figure': stacks.figure,
    'h-weight': heading.weight,
    'h-width': `${heading.width}%`,
    'h-track': `${heading.tracking}em`,
    'h-lead': heading.leading,
    'h-case': heading.case,
    'fig-weight': figure.weight,
    'fig-width': `${figure.width}%`,
    'fig-track': `${figure.tracking}em`,
    'fig-num': `lining-nums ${figure.numerals}-nums`,
    'cur-size': `${figure.currencySize}em`,
    'cur-rise': `${figure.currencyRise}em`,
    't-hero': sizeOf(sizes.hero),
    't-1': sizeOf(sizes.title1),
    't-2': sizeOf(sizes.title2),
    't-3': sizeOf(sizes.title3),
    't-lead': sizeOf(sizes.lead),
    't-card': sizeOf(sizes.card),
    't-price': sizeOf(sizes.price),
    't-price-l': sizeOf(sizes.priceLarge),
    't-figure': sizeOf(sizes.figure),
    'label-size': `${label.size}rem`,
    'label-weight': label.weight,
    'text-size': `${text.size}rem`,
    'text-lead': text.leading,
    'text-weight': text.weight,
    strong: text.strong,
  }
}

/** A size that grows evenly with the window; as a sum with rem, so that zoomed text grows too. */
function sizeOf({ narrow, wide }: { readonly narrow: number; readonly wide: number }): string {
  if (narrow === wide) return `${narrow}rem`
  const slope = (wide - narrow) / (fluid.to - fluid.from)
  const start = narrow - slope * fluid.from
  const [low, high] = narrow < wide ? [narrow, wide] : [wide, narrow]
  return `clamp(${low}rem,${rounded(start)}rem + ${rounded(slope * 100)}vw,${high}rem)`
}

const rounded = (value: number): number => Number(value.toFixed(3))
