import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Check, X } from 'lucide'
import { type Ref, useDeferredValue } from 'react'
import { call } from '#desk/api/call.ts'
import { useSite } from '#desk/frame/me.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { askedConditions, stateOf } from '../frame/why-marks.ts'
import { siteTokenQuery, whyQuery } from './queries.ts'
import { whyAddress } from './why-address.ts'

/** Takes a car or a page and prints what decides it, in order. */
export function WhyPane({ field }: { readonly field: Ref<HTMLInputElement> }) {
  const { slug: site } = useSite()
  const { why = '' } = useSearch({ from: '/signed-in/framed/staff/$site/settings' })
  const navigate = useNavigate({ from: '/staff/$site/settings' })
  const words = useDeferredValue(why)
  const { data: targets } = useQuery({
    queryKey: ['targets', site, words],
    queryFn: ({ signal }) =>
      call('GET /:site/targets', { params: { site }, query: { words } }, signal),
    enabled: words !== '',
  })
  const { data, error } = useQuery(whyQuery(site, words))
  const { data: token } = useQuery(siteTokenQuery(site))
  return (
    <section aria-label="Why is this shown?" className="why-pane">
      <h2>Why is this shown?</h2>
      <Field
        id="why-what"
        label="A car or a page"
        hint="Its address, such as /cars/…, or words of a car: every condition answers in order."
      >
        {(control) => (
          <>
            <Input
              {...control}
              ref={field}
              list="why-targets"
              value={why}
              onChange={({ currentTarget }) =>
                void navigate({
                  search: (old) => ({ ...old, why: currentTarget.value }),
                  replace: true,
                })
              }
            />
            <datalist id="why-targets">
              {targets?.targets
                .filter(({ kind }) => kind !== 'search')
                .map(({ href, title }) => (
                  <option key={href} value={href}>
                    {title}
                  </option>
                ))}
            </datalist>
          </>
        )}
      </Field>
      <div role="status">
        {error && <p>{error.message}</p>}
        {data?.car && <p>{data.car.name}</p>}
      </div>
      {data && token && (
        <p>
          <a href={whyAddress(token, words)} target="_blank" rel="noreferrer">
            Show it on the page
          </a>
        </p>
      )}
      {data?.decisions.map((decision) => (
        <Decision key={decision.thing} {...decision} />
      ))}
      {data && data.blocks.length > 0 && <h3>Blocks of its page</h3>}
      {data?.blocks.map(({ id, title, conditions }) => (
        <Reasons
          key={id}
          title={title}
          state={conditions.every(({ holds }) => holds) ? 'shown' : 'hidden'}
          isShown={conditions.every(({ holds }) => holds)}
          conditions={conditions}
        />
      ))}
    </section>
  )
}

type Decided = StaffAnswer<'GET /:site/why'>['decisions'][number]

const Decision = ({ thing, is_shown: isShown, ...decided }: Decided) => (
  <Reasons
    title={thing}
    state={stateOf(isShown, decided)}
    isShown={isShown}
    conditions={askedConditions(decided)}
  />
)

interface ReasonsProps {
  readonly title: string
  readonly state: string
  readonly isShown: boolean
  readonly conditions: readonly (Pick<Decided['conditions'][number], 'holds' | 'words'> & {
    readonly setting?: string | undefined
    readonly flag?: string | undefined
    readonly from?: string
  })[]
}

function Reasons({ title, state, isShown, conditions }: ReasonsProps) {
  return (
    <details className="why-thing" data-shown={isShown}>
      <summary>
        <b>{title}</b> {state}
      </summary>
      <ul>
        {conditions.length === 0 && <li>It has no conditions.</li>}
        {conditions.map(({ holds, words, setting, flag, from }) => (
          <li key={words} data-holds={holds}>
            <Glyph icon={holds ? Check : X} className="size-4" />
            <span>
              <span className="sr-only">{holds ? 'Yes: ' : 'No: '}</span>
              {words}
            </span>
            <small>{flag === undefined ? (setting ?? from) : 'feature'}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
