import { toId } from 'storybook/internal/csf'
import { CarCard } from '#parts/car-card/car-card.tsx'
import {
  bestFigures,
  caravan,
  electric,
  hilux,
  photographed,
  reduced,
} from '#parts/fixture-cars.ts'
import { storyNow } from '#parts/story-site.ts'
import { SCENE } from '#ui/data-attributes.ts'
import { faces } from '#ui/fonts/faces.ts'
import { siteFaces } from '#ui/fonts/site-faces.ts'
import { Link } from '#ui/link/link.tsx'
import { homeDescriptionOf } from '../tenant-pages.ts'
import { type Dealer, scopedThemeCss, siteViewOf } from '../tenants.ts'
import { storyHref } from './story-href.ts'

/** A car of the kind that the template’s card is made for. */
const cars = {
  label: hilux,
  note: reduced,
  plate: caravan,
  readout: electric,
  poster: photographed,
} as const

const colours = ['paper', 'surface', 'ink', 'brand', 'accent', 'sale'] as const

/** A dealer’s brand in its own theme: what it sells, its faces and colours, a car of its list. */
export function DealerPanel({ slug, name, template }: Dealer) {
  const site = siteViewOf(slug)
  const { card, scene } = site.look
  const titleId = `dealer-${slug}`
  return (
    <section
      data-dealer={slug}
      {...{ [SCENE]: scene }}
      aria-labelledby={titleId}
      lang={site.locale}
      className="overflow-x-clip bg-paper text-ink"
      style={{
        fontFamily: 'var(--font-text)',
        fontSize: 'var(--text-size)',
        fontWeight: 'var(--text-weight)',
        lineHeight: 'var(--text-lead)',
      }}
    >
      <style>{scopedThemeCss(slug, `[data-dealer="${slug}"]`)}</style>
      <div className="page-width grid gap-10 py-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
        <div className="grid content-start gap-6">
          <header className="grid gap-3">
            <p className="text-label text-ink-2">{name}</p>
            <h2 id={titleId} className="text-title-1 text-balance">
              {site.words.heroHeading}
            </h2>
            <p className="max-w-prose text-lead">{homeDescriptionOf(slug)}</p>
          </header>
          <p className="max-w-prose text-ink-2">
            <strong className="text-ink">{template.title}.</strong> {template.description}
          </p>
          <Colours />
          <p className="text-sm text-ink-2">{faceNames(site.theme.fonts)}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <Link
              variant="onward"
              target="_top"
              href={storyHref(toId(`Pages/${name}`, 'home'), slug)}
            >
              Home page
            </Link>
            <Link
              variant="onward"
              target="_top"
              href={storyHref('blocks-hero-search--typical', slug)}
            >
              Hero
            </Link>
            <Link
              variant="onward"
              target="_top"
              href={storyHref('blocks-search-results--typical', slug)}
            >
              Search results
            </Link>
            <Link
              variant="onward"
              target="_top"
              href={storyHref('foundations-colour--colour', slug)}
            >
              Colour
            </Link>
          </p>
        </div>
        <div className="card-list" data-variant="grid">
          <CarCard
            id={`${slug}-car`}
            car={cars[card]}
            site={site}
            now={storyNow}
            variant={card}
            best={bestFigures}
            eager
            level={3}
            sizes="(min-width: 62rem) 24rem, 100vw"
          />
        </div>
      </div>
    </section>
  )
}

function Colours() {
  return (
    <ul className="flex flex-wrap gap-4" aria-label="Colours">
      {colours.map((name) => (
        <li key={name} className="grid gap-1 text-xs text-ink-2">
          <span
            className="h-12 w-16 rounded-control border border-line-2"
            style={{ backgroundColor: `var(--${name})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The faces by their families: "Saira, with Saira Wide in headings". */
function faceNames(fonts: Parameters<typeof siteFaces>[0]): string {
  const { text, display, figure } = siteFaces(fonts)
  const uses = [
    { face: text, use: 'text' },
    { face: display, use: 'headings' },
    { face: figure, use: 'figures' },
  ]
  const usesOf = Map.groupBy(uses, ({ face }) => (face ? faces[face].family : 'the system’s font'))
  return [...usesOf]
    .map(([family, all]) => `${family}: ${all.map(({ use }) => use).join(', ')}`)
    .join('. ')
}
