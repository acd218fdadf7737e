import type { ReactNode } from 'react'
import type { Car } from '#domain/car/car.ts'
import { heroGround } from '#domain/site/hero-ground.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { cn } from '#ui/cn.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { StageGround } from '#ui/stage/stage-ground.tsx'
import { sideDrawing } from '../pictures/car-pictures.ts'
import { galleryWidths } from '../pictures/picture-widths.ts'
import { PosterLine } from '../poster-line/poster-line.tsx'
import type { SiteView } from '../view-context.ts'

interface EmptyStageProps {
  /** Id of the heading, which is that of the page. */
  readonly id: string
  readonly heading: string
  /** A few words above it: which page this is. */
  readonly eyebrow?: string | undefined
  readonly lead?: string | undefined
  /** Paragraphs below the lead. */
  readonly children?: ReactNode
  /** What to do, as buttons. */
  readonly ways: ReactNode
  readonly site: SiteView
  /** The car that is no longer there, drawn in grey. */
  readonly car?: Car | undefined
  /** The site's choice where absent. */
  readonly variant?: VariantOf<'hero'> | undefined
  /** It shows a moment later: a script looks for a list of this browser first. */
  readonly isLookedFor?: boolean
  readonly className?: string
}

/** Those whose text and buttons are on paper before the scene. */
const onPaper: readonly VariantOf<'hero'>[] = ['letter', 'poster']

/** Where a car that is gone stands in the reading order: before all words, or below the heading; else last. */
const carAt: Partial<Record<VariantOf<'hero'>, 'first' | 'headed'>> = {
  cover: 'first',
  poster: 'headed',
}

/** At its narrowest a heading is at least as long: a short one has wider letters instead of higher ones. */
const POSTER_EMS = 6.5

/**
 * The first screen of a page without its subject: words, what to do, and the site's scene without a car, or with
 * one that is gone. Its variants are those of the hero. Spec 1.11.
 */
export function EmptyStage(props: EmptyStageProps) {
  const { id, heading, eyebrow, lead, children, ways, site, car } = props
  const { variant = site.look.hero, isLookedFor = false, className } = props
  const ground = heroGround(variant, site)
  // Lines are measured for this face only.
  const isFitted = variant === 'poster' && site.theme.fonts.display === 'archivo-poster'
  const place = car && carAt[variant]
  const scene = car ? (
    <Stage
      picture={sideDrawing(car, site.look.scene)}
      sizes="(min-width: 992px) 30rem, 60vw"
      widths={galleryWidths}
      eager
      sold
    />
  ) : (
    <span className="stage">
      <StageGround />
    </span>
  )
  return (
    <section
      aria-labelledby={id}
      className={cn('empty-stage', isLookedFor && 'is-looked-for', className)}
      {...{ [VARIANT]: variant, ...(ground && { [GROUND]: ground }) }}
    >
      {place === 'first' && scene}
      <div className="empty-stage-head">
        {eyebrow !== undefined && <p>{eyebrow}</p>}
        <h1 id={id}>{isFitted ? <PosterLine text={heading} ems={POSTER_EMS} /> : heading}</h1>
      </div>
      {place === 'headed' && scene}
      <div className="empty-stage-body" {...(onPaper.includes(variant) && { [GROUND]: 'plain' })}>
        {lead !== undefined && <p className="empty-stage-lead">{lead}</p>}
        {children}
        <p className="empty-stage-ways">{ways}</p>
      </div>
      {place === undefined && scene}
    </section>
  )
}
