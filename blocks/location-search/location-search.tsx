import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { PageTop } from '#parts/page-top/page-top.tsx'
import { PlaceCards } from '#parts/place/place-cards.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { Button } from '#ui/button/button.tsx'
import { VARIANT } from '#ui/data-attributes.ts'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import type { SearchedPlaces } from './load.ts'
import findWhileTyped from './location-search.island.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block, SearchedPlaces>

const PAGE = '/dealerships'

/** Locations and the field that finds them; a GET form that works without script. Spec 1.12, 2.15, 2.35. */
export default function LocationSearch(view: View) {
  const { id, props, site, page } = view
  const { heading, lead } = props
  const isSearched = site.locations.filter(({ visible }) => visible).length > 1
  if (!(isSearched || props.list)) return null
  const field = isSearched && <Form {...view} />
  const parts = (
    <>
      {heading && (
        <PageTop site={site} page={page}>
          <div className="page-top-head">
            <h1>{heading}</h1>
            {lead && <p className="page-top-lead">{lead}</p>}
          </div>
          {field}
        </PageTop>
      )}
      <div className="finder-body page-width" {...{ [VARIANT]: site.look.entries }}>
        {!heading && field}
        {props.list && <Cards {...view} />}
      </div>
    </>
  )
  return (
    <section aria-label={heading ?? site.words.ourLocations}>
      {isSearched ? (
        <Scripted script={findWhileTyped} name={`${id}-find`} className="block">
          {parts}
        </Scripted>
      ) : (
        parts
      )}
    </section>
  )
}

function Form({ id, data, site: { words } }: View) {
  return (
    <form action={PAGE} method="get" className="finder-form">
      <Field id={`${id}-place`} label={words.placeSearch} hint={words.placeSearchHint}>
        {(control) => (
          <Input
            {...control}
            type="search"
            name="place"
            defaultValue={data.typed}
            maxLength={80}
            enterKeyHint="search"
          />
        )}
      </Field>
      <Button type="submit">
        <Icon name="search" />
        {words.placeSearchButton}
      </Button>
    </form>
  )
}

function Cards({ data, site, page }: View) {
  const { typed, answer, found, reviews } = data
  const { words } = site
  const said = {
    all: '',
    matching: fillPlaceholders(words.placesFound, { words: typed }),
    nearest: fillPlaceholders(words.placesNearest, { postcode: typed }),
    none: fillPlaceholders(words.placesNone, { words: typed }),
  }[answer]
  return (
    <>
      {typed !== '' && (
        <p className="finder-said">
          {said}
          {answer !== 'none' && (
            <Link href={PAGE} variant="text">
              {words.placesAll}
            </Link>
          )}
        </p>
      )}
      <PlaceCards places={found} reviews={reviews} level={2} site={site} page={page} />
    </>
  )
}
