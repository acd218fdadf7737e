import { colourTokens } from '#domain/site/colour-tokens.ts'
import type { Theme } from '#domain/site/theme.ts'
import { fontStacks } from '../fonts/font-stacks.ts'
import { coloursOf } from './colours.ts'
import { contrastOf, partContrast } from './contrast.ts'

/** Space above and below a section. */
const sectionSpace: Readonly<Record<Theme['density'], string>> = {
  compact: 'clamp(2rem,1.25rem + 3vw,3.5rem)',
  regular: 'clamp(2.5rem,1.5rem + 4vw,5rem)',
  airy: 'clamp(3rem,1.75rem + 5vw,6.5rem)',
}

const cardShadow: Readonly<Record<Theme['shadow'], string>> = {
  none: '0 0 #0000',
  soft: '0 1px 2px rgb(15 23 42/6%),0 4px 14px rgb(15 23 42/6%)',
  raised: '0 2px 4px rgb(15 23 42/8%),0 10px 30px rgb(15 23 42/12%)',
}

/** A theme as CSS custom properties: one rule, for the whole document or for `selector`. */
export function themeCss(theme: Theme, selector = ':root'): string {
  const { fonts, heading, radius } = theme
  const colours = coloursOf(theme)
  const stacks = fontStacks(fonts)
  const properties = [
    ...colourTokens.map((token) => [`color-${token}`, colours[token]]),
    ['focus', `var(--color-${focusToken(colours['brand-9'], colours['neutral-2'])})`],
    ['font-heading', stacks.display],
    ['font-body', stacks.text],
    ['heading-weight', heading.weight],
    ['heading-tracking', `${heading.tracking}em`],
    ['heading-case', heading.case],
    ['radius-control', `${radius.control}px`],
    ['radius-card', `${radius.card}px`],
    ['radius-pill', `${radius.pill}px`],
    ['shadow-card', cardShadow[theme.shadow]],
    ['space-section', sectionSpace[theme.density]],
  ]
  return `${selector}{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}`
}

/** The focus ring has the brand colour, or its text colour if the brand is too pale on the page. */
const focusToken = (brand: string, page: string): string =>
  contrastOf(brand, page) >= partContrast ? 'brand-9' : 'brand-11'
