import type { SceneName } from '#domain/site/look-axes.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { wallGround } from '#domain/site/wall-ground.ts'
import { contrastOf, hexOf, textContrast } from './contrast.ts'
import { tinted } from './ground.ts'
import { groundsOf } from './grounds.ts'
import { mix, parsed } from './mix.ts'
import type { TokenName, TokenValues } from './tokens.ts'

type StageToken = TokenName<'stageColours'>
/** Computed last, from the wall. */
type WordsToken = 'stage-words' | 'stage-ink' | 'stage-ink-2'
type StageColour = Exclude<StageToken, WordsToken> extends `stage-${infer Name}` ? Name : never
type StageColours = Readonly<Record<StageColour, string>>

/** Skies of a field, which no setting changes: they follow the accent. */
type Sky = 'sky-2' | 'sky-3'

/** Opacity, as two digits, of the shadow and of the light on the floor. */
const opacity = { shade: '55', pool: '66' } as const

/** The colours of the stage in a scene, with those that the dealer sets. */
export function stageColoursOf(
  theme: ThemeColours,
  scene: SceneName,
): TokenValues<'stageColours', string> {
  const stageColours: Partial<Record<StageColour, string | undefined>> = theme.stageColours ?? {}
  const computed = { ...hall(theme), ...scenes[scene](theme) }
  const colour = (name: StageColour) => stageColours[name] ?? computed[name]
  return {
    'stage-wall': colour('wall'),
    'stage-wall-2': colour('wall-2'),
    'stage-sky-2': colour('sky-2'),
    'stage-sky-3': colour('sky-3'),
    'stage-floor': colour('floor'),
    'stage-floor-2': colour('floor-2'),
    'stage-line': colour('line'),
    'stage-far': colour('far'),
    'stage-sun': colour('sun'),
    'stage-ray': colour('ray'),
    'stage-shade': colour('shade') + opacity.shade,
    'stage-pool': colour('pool') + opacity.pool,
    ...wordsOn(behindWords(scene).map(colour), theme, scene),
  }
}

/** Shares of the wall in what is behind words, until they can be read. */
const wallShares = [0.75, 0.5, 0.25] as const

/** The colours of a scene that words on it may be over; the wall first. */
export const behindWords = (scene: SceneName) =>
  ['wall', 'wall-2', 'floor', 'floor-2', ...(more[scene] ?? [])] as const

/** Colours of a scene behind its cars beside those that all scenes have. */
const more: Readonly<Partial<Record<SceneName, readonly (Sky | 'ray')[]>>> = {
  field: ['sky-2', 'sky-3'],
  burst: ['ray'],
}

/**
 * Text on the scene, secondary text as text where it has to be; and the wall as it may be behind both:
 * nearer to the paper where it has to be.
 */
function wordsOn(
  scenery: readonly string[],
  theme: ThemeColours,
  scene: SceneName,
): Readonly<Record<WordsToken, string>> {
  const { paper, ink, 'ink-2': ink2 } = groundsOf(theme)[wallGround(scene, theme)]
  const [wall = paper] = scenery
  const isRead = scenery.every((colour) => contrastOf(ink2, colour) >= textContrast)
  const words = [wall, ...wallShares.map((share) => mix(paper, wall, share))].find((background) =>
    [ink, ink2].every((text) => contrastOf(text, background) >= textContrast),
  )
  return { 'stage-words': words ?? paper, 'stage-ink': ink, 'stage-ink-2': isRead ? ink2 : ink }
}

/** A quiet room in the greys of the page. */
function hall(theme: ThemeColours): StageColours {
  const { paper, ink, accent } = groundsOf(theme).plain
  const grey = (share: number) => mix(paper, ink, share)
  return {
    wall: grey(0.1),
    'wall-2': grey(0.06),
    'sky-2': grey(0.1),
    'sky-3': grey(0.1),
    floor: grey(0.16),
    'floor-2': grey(0.1),
    line: ink,
    far: grey(0.25),
    sun: mix(paper, accent, 0.3),
    ray: mix(paper, accent, 0.3),
    shade: ink,
    pool: mix('#ffffff', theme.brand, 0.2),
  }
}

/** A colour of a landscape, of any hue in degrees. */
const landscape = (l: number, c: number, h: number) => hexOf({ mode: 'oklch', l, c, h })
/** The dealer's green, if its colour is one, else that of grass. */
function greenOf({ brand }: ThemeColours): number {
  const { h = 0 } = parsed(brand)
  return h > 110 && h < 175 ? h : 155
}

/** By day the colours in white; by night some of them in the sky, as much as words on it allow. */
function skiesOf(theme: ThemeColours, wall: string): Record<Sky, string> {
  const { accent, sale, ink } = groundsOf(theme).plain
  const both = mix(sale, accent, 0.5)
  return theme.scheme === 'dark'
    ? { 'sky-2': tinted(wall, accent, 0.3, ink), 'sky-3': tinted(wall, both, 0.2, ink) }
    : { 'sky-2': mix('#ffffff', accent, 0.5), 'sky-3': mix('#ffffff', both, 0.38) }
}

const fieldByDay = (theme: ThemeColours) => ({
  wall: landscape(0.89, 0.045, 215),
  'wall-2': landscape(0.94, 0.03, 215),
  floor: landscape(0.53, 0.1, greenOf(theme)),
  'floor-2': landscape(0.5, 0.1, greenOf(theme)),
  far: landscape(0.79, 0.075, greenOf(theme)),
  sun: landscape(0.96, 0.065, 95),
})

/** With a moon; its shadow is darker than the grass. */
const fieldAtNight = (theme: ThemeColours) => ({
  wall: landscape(0.27, 0.045, 255),
  'wall-2': landscape(0.34, 0.045, 255),
  floor: landscape(0.36, 0.06, greenOf(theme)),
  'floor-2': landscape(0.33, 0.06, greenOf(theme)),
  far: landscape(0.31, 0.05, greenOf(theme)),
  sun: landscape(0.9, 0.03, 95),
  shade: '#000000',
})

const scenes: Readonly<Record<SceneName, (theme: ThemeColours) => Partial<StageColours>>> = {
  hall: () => ({}),
  field: (theme) => {
    const field = theme.scheme === 'dark' ? fieldAtNight(theme) : fieldByDay(theme)
    return { ...field, ...skiesOf(theme, field.wall) }
  },
  plate: (theme) => {
    const { paper, ink } = groundsOf(theme).plain
    return { wall: paper, 'wall-2': paper, floor: paper, 'floor-2': paper, line: ink }
  },
  night: (theme) => {
    const { paper } = groundsOf(theme)[theme.scheme === 'dark' ? 'plain' : 'dark']
    return {
      wall: paper,
      'wall-2': mix(paper, '#c8dcf4', 0.13),
      floor: paper,
      'floor-2': mix(paper, '#c8dcf4', 0.09),
      pool: '#9db4cc',
      shade: '#000000',
    }
  },
  burst: (theme) => {
    const { paper, accent } = groundsOf(theme).plain
    return {
      wall: mix(paper, '#f6c453', 0.22),
      ray: mix(mix(paper, '#f6c453', 0.22), accent, 0.4),
    }
  },
}
