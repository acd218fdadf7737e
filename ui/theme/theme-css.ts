import type { SceneName } from '#domain/site/look-axes.ts'
import type { Theme } from '#domain/site/theme.ts'
import { type GroundName, groundNames, groundsOf } from './grounds.ts'
import { shapeTokens, stageTokens } from './shape-tokens.ts'
import { stageColoursOf } from './stage-colours.ts'
import { solidsOf } from './tag-colours.ts'
import type { Declarations } from './token.ts'
import { typeTokens } from './type-tokens.ts'

/**
 * A theme as CSS custom properties: a rule for the document, and one for each ground, which sets
 * the meaning layer for everything inside. Colours of the stage are those of `scene`.
 */
export function themeCss(theme: Theme, scene: SceneName = 'hall'): string {
  const grounds = groundsOf(theme)
  const root = {
    ...solidsOf(theme),
    ...typeTokens(theme),
    ...shapeTokens(theme),
    ...stageTokens(theme),
    ...prefixed('stage', stageColoursOf(theme, scene)),
  }
  const rules = [
    `:root{color-scheme:${theme.scheme};${declared(root)}}`,
    ...groundNames.map((name) => `${selectors[name]}{${declared(grounds[name])}}`),
  ]
  return rules.join('')
}

const selectors: Readonly<Record<GroundName, string>> = {
  plain: ':root,[data-ground=plain]',
  tint: '[data-ground=tint]',
  flood: '[data-ground=flood]',
  dark: '[data-ground=dark]',
  foot: '[data-ground=foot]',
}

const declared = (declarations: object): string =>
  Object.entries(declarations)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const prefixed = (prefix: string, colours: object): Declarations =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`${prefix}-${name}`, value]))
