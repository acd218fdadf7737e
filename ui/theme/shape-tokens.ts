import type { EaseName } from '#domain/site/ease-names.ts'
import type { Theme } from '#domain/site/theme.ts'
import type { TokenValues } from './tokens.ts'

/** Curves of movements by their name in a theme. */
const eases: Readonly<Record<EaseName, string>> = {
  settle: 'cubic-bezier(.2,0,0,1)',
  spring: 'cubic-bezier(.3,1.5,.5,1)',
  linear: 'linear',
  snap: 'cubic-bezier(.7,0,.1,1)',
  steps: 'steps(3,end)',
}

/** Shape and space as custom properties. */
export function shapeTokens({ corners, space }: Theme): TokenValues<'shape'> {
  return {
    'r-control': `${corners.control}px`,
    'r-card': `${corners.card}px`,
    'r-media': `${corners.media}px`,
    'r-tag': `${corners.tag}px`,
    rule: `${space.rule}px`,
    air: space.air,
    'gap-x': `${space.gapX}rem`,
    'gap-y': `${space.gapY}rem`,
    page: `${space.page}rem`,
    control: `${space.control}rem`,
    gutter: 'clamp(1.125rem,.5rem + 2.6vw,2.5rem)',
    sec: 'calc(clamp(2.75rem,1.25rem + 4.6vw,6.5rem)*var(--air))',
  }
}

/** Icons and motion as custom properties. */
export function motionTokens({ icon, motion }: Theme): TokenValues<'motion'> {
  return {
    icon: icon.stroke,
    'icon-end': icon.end,
    dur: `${motion.duration}ms`,
    'dur-car': `${motion.carDuration}ms`,
    ease: eases[motion.ease],
  }
}

/** The measures of the stage; `car-w`, `floor` and `car-x` are in percent of its width. */
export function stageTokens({ stage }: Theme): TokenValues<'stage'> {
  return {
    'stage-ratio': stage.ratio,
    'car-w': stage.carWidth,
    floor: stage.floor,
    'car-x': stage.carX,
    'car-filter': filterOf(stage),
  }
}

function filterOf({ brightness, contrast, saturation, edge, rim }: Theme['stage']): string {
  const filters = [
    ...(edge > 0 ? edgeFilters(edge) : []),
    ...(rim > 0 ? [`drop-shadow(0 -${rim}px .4px #dfe9f5aa)`] : []),
    ...(brightness === 1 ? [] : [`brightness(${brightness})`]),
    ...(contrast === 1 ? [] : [`contrast(${contrast})`]),
    ...(saturation === 1 ? [] : [`saturate(${saturation})`]),
  ]
  return filters.join(' ') || 'none'
}

/** A white edge on all four sides. */
const edgeFilters = (px: number): string[] =>
  [`${px}px 0`, `-${px}px 0`, `0 -${px}px`, `0 ${px}px`].map(
    (offset) => `drop-shadow(${offset} 0 #fff)`,
  )
