import type { SceneName } from '#domain/site/look-axes.ts'
import type { Theme } from '#domain/site/theme.ts'
import { type GroundName, groundNames, groundsOf } from './grounds.ts'
import { motionTokens, shapeTokens, stageTokens } from './shape-tokens.ts'
import { stageColoursOf } from './stage-colours.ts'
import { solidsOf } from './tag-colours.ts'
import { type TokenAbout, tokenGroups } from './tokens.ts'
import { typeTokens } from './type-tokens.ts'

/**
 * A theme as CSS custom properties: a rule for the document, and one for each ground, which sets
 * the meaning layer for everything inside. Colours of the stage are those of `scene`; those that it has no use
 * for are left out, but `everyScene` keeps them, for a page that shows several scenes. Only `used` grounds have
 * a rule.
 */
export function themeCss(
  theme: Theme,
  scene: SceneName = 'hall',
  everyScene = false,
  used: readonly GroundName[] = groundNames,
): string {
  const grounds = groundsOf(theme)
  const root = { ...solidsOf(theme), ...valuesOf(theme), ...stageColoursOf(theme, scene) }
  const hasEdges = groundNames.some((name) => grounds[name]['btn-line'] !== 'transparent')
  const ofGround = namesOf(true, everyScene ? undefined : scene).filter(
    (name) => hasEdges || name !== 'btn-line',
  )
  const rules = [
    `:root{color-scheme:${theme.scheme};${declared(root, namesOf(false, everyScene ? undefined : scene))}}`,
    ...used.map((name) => `${selectors[name]}{${declared(grounds[name], ofGround)}}`),
  ]
  return rules.join('')
}

const valuesOf = (theme: Theme) => ({
  ...typeTokens(theme),
  ...shapeTokens(theme),
  ...motionTokens(theme),
  ...stageTokens(theme),
})

/** The tokens that each ground sets, or those that the page sets, in a scene or in any. */
const namesOf = (isOfGround: boolean, scene: SceneName | undefined): string[] =>
  Object.values(tokenGroups)
    .filter((group) => group.isOfGround === isOfGround)
    .flatMap((group) => Object.entries<TokenAbout>(group.tokens))
    .flatMap(([name, about]) => {
      const isOfOther = scene !== undefined && about.scene !== undefined && about.scene !== scene
      return isOfOther ? [] : [name]
    })

const selectors: Readonly<Record<GroundName, string>> = {
  plain: ':root,[data-ground=plain]',
  tint: '[data-ground=tint]',
  flood: '[data-ground=flood]',
  dark: '[data-ground=dark]',
  foot: '[data-ground=foot]',
}

const declared = (values: Readonly<Record<string, string | number>>, names: string[]): string =>
  names.map((name) => `--${name}:${values[name]}`).join(';')
