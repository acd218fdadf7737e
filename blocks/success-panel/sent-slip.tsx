import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import type { Person } from '#domain/content/entries.ts'
import { defaultCategory } from '#domain/enquiry/default-category.ts'
import { categoryWords } from '#domain/enquiry/form/choices.ts'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { PersonFace } from '#parts/person/person-face.tsx'
import { Slip, SlipFacts } from '#parts/slip/slip.tsx'
import type { SiteView } from '#parts/view-context.ts'
import { SENT } from '#ui/data-attributes.ts'

interface SentSlipProps {
  readonly form: FormKind
  readonly car: Car | undefined
  readonly place: SiteLocation | undefined
  readonly people: readonly Person[]
  /** Beside what was sent, else in its names alone. */
  readonly hasFaces: boolean
  readonly site: SiteView
  readonly children: React.ReactNode
}

/** What was sent, to whom and who reads it, and below it what happens next; its reference where the browser knows it. Spec 2.09. */
export function SentSlip(props: SentSlipProps) {
  const { form, car, place, people, hasFaces, site, children } = props
  const { words } = site
  const named = people.map(({ name }) => name).join(', ')
  const pictured = people.filter(({ image }) => hasFaces && image)
  return (
    <Slip>
      {pictured.length > 0 && (
        <p className="slip-faces">
          {pictured.map(({ id, name, image }) => (
            <PersonFace key={id} name={name} image={image && { ...image, alt: '' }} sizes="11rem" />
          ))}
        </p>
      )}
      <SlipFacts
        facts={[
          [words.sentAbout, car ? carName(car) : words[categoryWords[defaultCategory(form)]]],
          ...(place ? [[words.sentTo, place.name] as const] : []),
          ...(named === ''
            ? []
            : [[people.length === 1 ? words.nextWho : words.nextWhoAmong, named] as const]),
        ]}
      >
        <div hidden {...{ [SENT]: 'reference' }}>
          <dt>{words.sentReference}</dt>
          <dd>
            <b className="figures" />
          </dd>
        </div>
      </SlipFacts>
      {children}
    </Slip>
  )
}
