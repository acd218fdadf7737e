import type { Look, LookAxis } from '#domain/site/look-axes.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { contrastOf, textContrast } from './contrast.ts'
import { behindWords, stageColoursOf } from './stage-colours.ts'

/** Words of a look that have too little contrast on its scene. */
export interface StageFault {
  readonly axis: LookAxis
  /** The colour of the scene. */
  readonly background: ReturnType<typeof behindWords>[number]
  /** Where the dealer's file sets that colour, if it does. */
  readonly setting: readonly string[] | undefined
  readonly textColour: string
  readonly backgroundColour: string
  readonly ratio: number
}

/** Variants with words straight on the scene, in `stage-ink-2`. */
const wordsOnScene = [
  ['card', 'label'],
  ['card', 'readout'],
  ['gallery', 'theatre'],
  ['vehicle', 'theatre'],
] as const

/** The words of a look that cannot be read on its scene, on the colour where they are read worst. */
export function stageFault(theme: ThemeColours, look: Look): StageFault | undefined {
  const axis = wordsOnScene.find(([name, variant]) => look[name] === variant)?.[0]
  if (!axis) return undefined
  const colours = stageColoursOf(theme, look.scene)
  const textColour = colours['stage-ink-2']
  const [worst] = behindWords(look.scene)
    .map((background) => {
      const backgroundColour = colours[`stage-${background}`]
      return { background, backgroundColour, ratio: contrastOf(textColour, backgroundColour) }
    })
    .sort((a, b) => a.ratio - b.ratio)
  if (!worst || worst.ratio >= textContrast) return undefined
  return { axis, textColour, setting: settingOf(worst.background, theme), ...worst }
}

function settingOf(
  background: StageFault['background'],
  { stageColours = {} }: ThemeColours,
): StageFault['setting'] {
  if (background === 'sky-2' || background === 'sky-3') return ['theme', 'accent']
  return stageColours[background] === undefined ? undefined : ['theme', 'stageColours', background]
}
