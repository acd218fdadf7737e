import { countryOf } from '../contact/country-of.ts'
import { manufacturers } from '../model/manufacturers.ts'
import type { Site } from '../site/site.ts'
import type { CollectionName, Content, Entry } from './collections.ts'

/** A problem of an entry: where in it, and what to write. */
export interface EntryFault {
  readonly collection: CollectionName
  readonly id: string
  readonly path: readonly (string | number)[]
  readonly message: string
  /** Names that would fit, for a "did you mean". */
  readonly found?: string
  readonly known?: readonly string[]
}

type FaultSite = Pick<Site, 'locations' | 'dealerships' | 'locale'>

/** Entries that name others which the site does not have, and successions of models that end nowhere. */
export function referenceFaults(content: Content, site: FaultSite): EntryFault[] {
  const places = site.locations.map(({ id }) => id)
  const dealers = [...places, ...site.dealerships.map(({ id }) => id)]
  const models = content.models.map(({ name }) => name)
  const makes = [...content.manufacturers, ...manufacturers].map(({ name }) => name)
  const people = content.people.map(({ id }) => id)
  return [
    ...content.offers.flatMap((offer) => [
      ...offer.dealership_ids.flatMap((id, index) =>
        unknown(
          'offers',
          offer,
          ['dealership_ids', index],
          id,
          dealers,
          'id of a location or dealership',
        ),
      ),
      ...unknown('offers', offer, ['model'], offer.model, models, 'name of a model'),
    ]),
    ...content.posts.flatMap((post) =>
      unknown('posts', post, ['author'], post.author, people, 'id of a person'),
    ),
    ...content.people.flatMap((person) =>
      unknown('people', person, ['location'], person.location, places, 'id of a location'),
    ),
    ...content.teams.flatMap((team) =>
      unknown('teams', team, ['location'], team.location, places, 'id of a location'),
    ),
    ...content.reviews.flatMap((review) =>
      unknown('reviews', review, ['location'], review.location, places, 'id of a location'),
    ),
    ...content.models.flatMap((model) => [
      ...unknown(
        'models',
        model,
        ['manufacturer_name'],
        model.manufacturer_name,
        makes,
        'name of a make',
      ),
      ...successionFault(model, content.models),
    ]),
    ...wheelFaults(content.wheels, site),
  ]
}

function unknown(
  collection: CollectionName,
  { id }: Entry,
  path: EntryFault['path'],
  found: string | undefined,
  known: readonly string[],
  thing: string,
): EntryFault[] {
  if (found === undefined || known.includes(found)) return []
  const message = `expected the ${thing} of this site, found "${found}"`
  return [{ collection, id, path, message, found, known }]
}

/** A wheel of a site whose country's law it does not know, or whose days are those of another. FLOWS 11. */
function wheelFaults(wheels: Content['wheels'], { locale }: FaultSite): EntryFault[] {
  const inOrder = wheels.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  return inOrder.flatMap((wheel, at): EntryFault[] => {
    const fault = (name: string, message: string) => [
      { collection: 'wheels' as const, id: wheel.id, path: [name], message },
    ]
    if (countryOf(locale) !== 'AU') {
      return fault('eligible_states', 'a wheel follows the law of Australia: this site has none')
    }
    const before = inOrder[at - 1]
    return before && wheel.start <= before.expiry
      ? fault('start', `expected a day after the last one of the wheel "${before.id}"`)
      : []
  })
}

type Model = Entry<'models'>

/** A model whose successor does not exist, or follows it in a circle. */
function successionFault(model: Model, models: readonly Model[]): EntryFault[] {
  if (model.new_slug === undefined) return []
  const bySlug = new Map(models.map((each) => [each.slug, each]))
  const seen = new Set([model.slug])
  for (let next: string | undefined = model.new_slug; next !== undefined; ) {
    const path = ['new_slug']
    if (seen.has(next)) {
      const message = `expected the model that follows this one, found a circle: ${[...seen, next].join(' → ')}`
      return [{ collection: 'models', id: model.id, path, message }]
    }
    const successor: Model | undefined = bySlug.get(next)
    if (!successor) {
      const known = models.map(({ slug }) => slug)
      return unknown('models', model, path, next, known, 'slug of a model')
    }
    seen.add(next)
    next = successor.new_slug
  }
  return []
}
