import { heroGround } from '#domain/site/hero-ground.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { BodyTiles } from './body-tiles.tsx'
import { Categories } from './categories.tsx'
import { Finder } from './finder.tsx'
import { HeroArt } from './hero-art.tsx'
import { HeroCopy } from './hero-copy.tsx'
import { finderGround, heroVariant } from './variant.ts'
import type { HeroProps } from './view.ts'

/** Begins a page (Spec 2.33). The form is a plain GET to the search. */
export default function HeroSearch(block: HeroProps) {
  const { props, data, site } = block
  const variant = heroVariant(props, site)
  const ground = heroGround(variant, site)
  return (
    <section>
      <div className="hero" {...{ [VARIANT]: variant, ...(ground && { [GROUND]: ground }) }}>
        <HeroCopy {...block} variant={variant} />
        <HeroArt {...block} variant={variant} />
        <Finder {...block} />
        {props.points.length > 0 && (
          <Points points={props.points} ground={finderGround(site.look.finder)} />
        )}
      </div>
      {data.categories.length > 0 && <Categories categories={data.categories} site={site} />}
      {data.bodies.length > 0 && <BodyTiles bodies={data.bodies} site={site} />}
    </section>
  )
}

/** Beside the finder, so on its ground. */
function Points({ points, ground }: { points: readonly string[]; ground: string | undefined }) {
  return (
    <ul className="hero-points" {...(ground && { [GROUND]: ground })}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" size="sm" />
          {point}
        </li>
      ))}
    </ul>
  )
}
