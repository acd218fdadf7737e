import { cn } from '#ui/cn.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import { BodyTiles } from './body-tiles.tsx'
import type { HeroData } from './data.ts'
import { HeroForm } from './hero-form.tsx'
import { HeroPicture } from './hero-picture.tsx'
import type block from './schema.ts'

type Props = ViewOf<typeof block, HeroData>

/** Only a photo can be behind the text; a drawn car has a light background of its own. */
const isOverlay = ({ props }: Props): boolean => props.layout === 'overlay' && 'path' in props.image

/** The first screen of a home page (Spec 2.33). The form is a plain GET to the search. */
export default function HeroSearch(block: Props) {
  const { data, site } = block
  return (
    <section>
      {isOverlay(block) ? <Overlay {...block} /> : <Split {...block} />}
      {data.bodies.length > 0 && <BodyTiles bodies={data.bodies} site={site} />}
    </section>
  )
}

/**
 * Text and form on the picture, whose subject is expected above the middle at the right: it fades out
 * towards the text. On phones the picture is above, slightly enlarged.
 */
function Overlay(block: Props) {
  return (
    <div {...{ [GROUND]: 'dark' }} className="relative isolate overflow-hidden">
      <div className="h-44 overflow-hidden sm:h-72 lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:h-auto lg:w-3/5 lg:mask-l-from-65% lg:mask-b-from-60%">
        <HeroPicture
          image={block.props.image}
          site={block.site}
          sizes="(min-width: 992px) 75rem, (min-width: 576px) 100vw, 150vw"
          className="size-full origin-[100%_42%] object-cover object-[50%_35%] max-sm:scale-150 lg:object-[100%_35%]"
        />
      </div>
      <div className="page-width grid gap-y-6 pt-6 pb-8 lg:gap-y-10 lg:pt-20 lg:pb-12">
        <HeroText {...block} className="lg:max-w-prose" />
        <HeroForm {...block} look="bar" />
        <Points points={block.props.points} />
      </div>
    </div>
  )
}

/** Text and form beside the picture; on phones the picture is between them. */
function Split(block: Props) {
  return (
    <div className="page-width grid items-center gap-x-14 gap-y-8 py-section lg:grid-cols-2 lg:grid-rows-[1fr_auto_auto_1fr]">
      <HeroText {...block} className="lg:col-start-1 lg:row-start-2" />
      <HeroPicture
        image={block.props.image}
        site={block.site}
        sizes="(min-width: 992px) 50vw, 100vw"
        className={cn(
          'aspect-car w-full rounded-card object-cover lg:col-start-2 lg:row-span-4 lg:row-start-1',
          // A photo may be cropped to the height of the form; a drawn car is shown whole.
          'path' in block.props.image && 'lg:aspect-auto lg:h-full',
        )}
      />
      <div className="grid gap-6 lg:col-start-1 lg:row-start-3">
        <HeroForm {...block} look="card" />
        <Points points={block.props.points} />
      </div>
    </div>
  )
}

function HeroText({ className, ...block }: Props & { className: string }) {
  const { props, site } = block
  return (
    <div className={cn('grid gap-3', className)}>
      {props.eyebrow && <p className="font-semibold text-accent-ink">{props.eyebrow}</p>}
      <h1 className="text-hero">{props.heading ?? site.words.heroHeading}</h1>
      {props.lead && (
        <p
          className={cn(
            'max-w-lg text-lead text-ink-2',
            isOverlay(block) && 'lg:max-w-sm xl:max-w-md',
          )}
        >
          {props.lead}
        </p>
      )}
    </div>
  )
}

function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 font-medium">
      {points.map((point) => (
        <li key={point} className="flex items-center gap-2">
          <Icon name="check" size="sm" />
          {point}
        </li>
      ))}
    </ul>
  )
}
