import '../builder.css'
import '../sheets.ts'
import './settings.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import { useKeys } from '#desk/keys/use-keys.tsx'
import { type FlagName, flags, isFlagName } from '#domain/site/flags.ts'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { DocumentScreen } from '../document/document-screen.tsx'
import type { JsonDocument } from '../document/merge-documents.ts'
import { isObject } from '../form/is-object.ts'
import type { Draft } from '../model/draft.ts'
import { valueAt, withValue } from '../model/with-value.ts'
import { useStore } from '../screen/use-store.ts'
import { DeliveryPane } from './delivery-pane.tsx'
import { FeatureDetail } from './feature-detail.tsx'
import { FeatureList } from './feature-list.tsx'
import { featuresQuery } from './queries.ts'
import { WhyPane } from './why-pane.tsx'

/** The features of a site with what they change, and why it shows what it shows (Spec 6.04). */
export function SettingsScreen() {
  return (
    <DocumentScreen title="Settings" path="site.json">
      {(draft) => <Settings draft={draft} />}
    </DocumentScreen>
  )
}

// Forms are large, and features need none.
const HoursPane = lazy(async () => ({ default: (await import('./hours-pane.tsx')).HoursPane }))
const SitePane = lazy(async () => ({ default: (await import('./site-pane.tsx')).SitePane }))

const names = Object.keys(flags).filter(isFlagName)

const tabs = [
  { title: 'Features', name: undefined },
  { title: 'Hours', name: 'hours' },
  { title: 'Deposits, routes and texts', name: 'site' },
  { title: 'Delivery', name: 'delivery' },
] as const

/** On a phone the tabs are in one line, which scrolls. */
const showTab = (tab: Element | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

function Settings({ draft }: { readonly draft: Draft<JsonDocument> }) {
  const site = useSite()
  const { data } = useQuery(featuresQuery(site.slug))
  const { q = '', feature, tab } = useSearch({ from: '/signed-in/framed/staff/$site/settings' })
  const navigate = useNavigate({ from: '/staff/$site/settings' })
  const value = useStore(draft.editor, (state) => state.value)
  const search = useRef<HTMLInputElement>(null)
  const why = useRef<HTMLInputElement>(null)
  const refusal = refusalOf('edit_drafts', site.role)
  const shown = names.filter((name) => {
    const { title, description } = flags[name]
    return `${title} ${description}`.toLowerCase().includes(q.trim().toLowerCase())
  })
  const open = feature !== undefined && isFlagName(feature) ? feature : shown[0]
  const own = (name: FlagName) => valueAt(value, ['flags', name])
  const choose = (name: FlagName | undefined) =>
    name && void navigate({ search: (old) => ({ ...old, feature: name }), replace: true })
  const besides = (by: number) => shown[(open ? shown.indexOf(open) : 0) + by]
  const stepKey = (keys: string, label: string, by: number) => ({
    keys,
    label,
    works: () => besides(by) !== undefined,
    run: () => choose(besides(by)),
  })
  const set = (name: FlagName, next: boolean | undefined) => {
    const written = withValue(draft.editor.state().value, ['flags', name], next)
    if (isObject(written)) draft.editor.edit(written, { step: `flags.${name}` })
  }
  const isChangeable = refusal === undefined && open !== undefined
  const onFeatures = [
    { keys: '/', label: 'search', run: () => search.current?.focus() },
    stepKey('j', 'next', 1),
    stepKey('k', 'previous', -1),
    ...(isChangeable && own(open) !== undefined
      ? [{ keys: 'r', label: 'back to default', run: () => set(open, undefined) }]
      : []),
  ]
  useKeys([
    ...(tab === undefined ? onFeatures : []),
    { keys: 'w', label: 'why is this shown', run: () => why.current?.focus() },
  ])
  const effects = data?.features.find(({ name }) => name === open)
  return (
    <div className="document-columns settings-screen">
      <section
        aria-label={tabs.find(({ name }) => name === tab)?.title ?? 'Features'}
        className="settings-features"
        data-region
      >
        <nav aria-label="Settings" className="settings-tabs">
          {tabs.map(({ title, name }) => (
            <Link
              key={title}
              to="/staff/$site/settings"
              params={{ site: site.slug }}
              search={name === undefined ? {} : { tab: name }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={tab === name ? 'page' : undefined}
              ref={tab === name ? showTab : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
        {tab === 'delivery' ? (
          <DeliveryPane />
        ) : tab === 'hours' ? (
          <Suspense>
            <HoursPane draft={draft} />
          </Suspense>
        ) : tab === 'site' ? (
          <Suspense>
            <SitePane draft={draft} />
          </Suspense>
        ) : (
          <>
            <Field id="feature-search" label={`Search ${names.length} features`}>
              {(control) => (
                <Input
                  {...control}
                  ref={search}
                  type="search"
                  value={q}
                  onChange={({ currentTarget }) =>
                    void navigate({
                      search: (old) => ({ ...old, q: currentTarget.value }),
                      replace: true,
                    })
                  }
                />
              )}
            </Field>
            <FeatureList
              names={shown}
              open={open}
              effects={data}
              ownOf={own}
              refusal={refusal}
              onChoose={choose}
              onChange={set}
            />
          </>
        )}
      </section>
      <div className="settings-side" data-region>
        {tab === undefined && open && (
          <FeatureDetail
            key={open}
            name={open}
            own={own(open)}
            effects={effects}
            isReadOnly={refusal !== undefined}
            onDefault={() => set(open, undefined)}
          />
        )}
        <WhyPane field={why} />
      </div>
    </div>
  )
}
