import type { SceneName } from '#domain/site/look-axes.ts'
import type { Theme } from '#domain/site/theme.ts'
import { type GroundName, groundNames, groundsOf } from './grounds.ts'
import { motionTokens, shapeTokens, stageTokens } from './shape-tokens.ts'
import { stageColoursOf } from './stage-colours.ts'
import { solidsOf } from './tag-colours.ts'
import { tokenGroups } from './tokens.ts'
import { typeTokens } from './type-tokens.ts'

/**
 * A theme as CSS custom properties: a rule for the document, and one for each ground, which sets
 * the meaning layer for everything inside. Colours of the stage are those of `scene`.
 */
export function themeCss(theme: Theme, scene: SceneName = 'hall'): string {
  const grounds = groundsOf(theme)
  const root = { ...solidsOf(theme), ...valuesOf(theme), ...stageColoursOf(theme, scene) }
  const rules = [
    `:root{color-scheme:${theme.scheme};${declared(root, namesOf(false))}}`,
    ...groundNames.map((name) => `${selectors[name]}{${declared(grounds[name], namesOf(true))}}`),
  ]
  return rules.join('')
}

const valuesOf = (theme: Theme) => ({
  ...typeTokens(theme),
  ...shapeTokens(theme),
  ...motionTokens(theme),
  ...stageTokens(theme),
})

/** The tokens that each ground sets, or those that the page sets. */
const namesOf = (isOfGround: boolean): string[] =>
  Object.values(tokenGroups)
    .filter((group) => group.isOfGround === isOfGround)
    .flatMap((group) => Object.keys(group.tokens))

const selectors: Readonly<Record<GroundName, string>> = {
  plain: ':root,[data-ground=plain]',
  tint: '[data-ground=tint]',
  flood: '[data-ground=flood]',
  dark: '[data-ground=dark]',
  foot: '[data-ground=foot]',
}

const declared = (values: Readonly<Record<string, string | number>>, names: string[]): string =>
  names.map((name) => `--${name}:${values[name]}`).join(';')
