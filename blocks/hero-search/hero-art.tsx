import type { CSSProperties } from 'react'
import { carName } from '#domain/car/name.ts'
import { carDimensions } from '#parts/pictures/car-dimensions.ts'
import { drawnHeight } from '#parts/pictures/drawn-height.ts'
import { galleryWidths } from '#parts/pictures/picture-widths.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { heroPicture } from './hero-picture.ts'
import { readoutsOf } from './readouts.ts'
import type { HeroVariant } from './variant.ts'
import type { HeroProps } from './view.ts'

type Props = HeroProps & { variant: HeroVariant }

/** Widths of the picture: of the cut-out, which is narrower than its stage, or of a photo. */
const sizes: Readonly<Record<HeroVariant, string>> = {
  stage: '(min-width: 992px) 68vw, 94vw',
  letter: '(min-width: 992px) 50vw, 104vw',
  cover: '(min-width: 992px) 52vw, 92vw',
  instrument: '(min-width: 992px) 92vw, 140vw',
  poster: '(min-width: 992px) 60vw, 100vw',
}

/** The picture, and what belongs to it: which car it is, a note, the readings of the stock. */
export function HeroArt({ variant, ...block }: Props) {
  const { props, data, site } = block
  const { picture, drawn } = heroPicture(block)
  const tall: (CSSProperties & Record<'--car-h', number>) | undefined = drawn && {
    '--car-h': drawnHeight(drawn),
  }
  return (
    <div className="hero-art" style={tall}>
      <Stage
        picture={picture}
        sizes={sizes[variant]}
        widths={galleryWidths}
        eager
        {...(data.car && carDimensions(data.car, site.locale))}
      />
      {data.car && <Caption car={data.car} site={site} />}
      {props.note && <Note {...props.note} />}
      {variant === 'instrument' && <Readouts {...block} />}
    </div>
  )
}

/** Names the car of the stock that the picture shows. */
function Caption({ car, site }: { car: NonNullable<Props['data']['car']>; site: Props['site'] }) {
  const { text, note } = shownPrice(car, site)
  return (
    <p className="hero-caption">
      <a href={`/cars/${car.slug}`}>{carName(car)}</a>
      <span>
        {text}
        {note && ` ${note}`}
      </span>
    </p>
  )
}

function Note({ text, author, role }: NonNullable<Props['props']['note']>) {
  return (
    <figure className="hero-note" {...{ [GROUND]: 'plain' }}>
      <blockquote>{text}</blockquote>
      <figcaption>
        <b>{author}</b>
        {role && `, ${role}`}
      </figcaption>
    </figure>
  )
}

function Readouts({ data, site }: HeroProps) {
  const readouts = readoutsOf(data, site)
  if (readouts.length === 0) return null
  return (
    <dl className="hero-readouts">
      {readouts.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} <span>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
