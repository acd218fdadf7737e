import type { ReactNode } from 'react'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { isSignedIn } from '#domain/account/visitor.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { countedText, thingsOf } from '#domain/stock-query/counted.ts'
import { ListHead } from '#parts/list-head/list-head.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import followHearts from '#parts/saved-list/account-list.island.ts'
import { comparePage } from '#parts/saved-list/compare-page.ts'
import showDeviceList from '#parts/saved-list/device-list.island.ts'
import { SavedList } from '#parts/saved-list/saved-list.tsx'
import { FAVOURITES_KEY } from '#state/favourites.ts'
import { Button } from '#ui/button/button.tsx'
import { SAVED } from '#ui/data-attributes.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import type { WatchlistView } from './view.ts'

/**
 * The cars of the account, as they are now and with what they cost when they were saved; to who is not signed in
 * those that this browser kept, which its address names, and the way to keep them. Spec 1.04, 2.24, 4.12, 5.05.
 */
export default function Watchlist(view: WatchlistView) {
  const { id, site, page, data } = view
  const repayments = repaymentsIn(data.cars, site, page.now)
  return (
    <section aria-labelledby={`${id}-title`} className="page-width py-section">
      {isSignedIn(view.visitor) ? <AccountList {...view} /> : <DeviceList {...view} />}
      {repayments && (
        <FinanceWarning id={warningId(id)} site={site} {...repayments} mark="*" className="mt-8" />
      )}
    </section>
  )
}

function AccountList(view: WatchlistView) {
  const { id, data, page } = view
  const { pages } = data
  return (
    <Scripted script={followHearts} name="list" eager className="watchlist">
      <Head {...view} about={aboutAccount(view)}>
        <form method="post" action="/api/sign-out">
          <Button type="submit" variant="link" size="sm">
            {view.site.words.signOut}
          </Button>
        </form>
      </Head>
      <Gone {...view} />
      {data.count > 0 ? (
        <List {...view} before={data.before} />
      ) : (
        <None {...view} advice={view.site.words.watchlistAdvice} />
      )}
      <Pagination
        page={data.page}
        pages={pages}
        href={(number) => (number === 1 ? page.path : `${page.path}?list_page=${number}`)}
        id={`${id}-pages`}
      />
    </Scripted>
  )
}

function DeviceList(view: WatchlistView) {
  const { site, data, page } = view
  const { words } = site
  const cars = thingsOf('car', words)
  const path = page.path
  return (
    <Scripted script={showDeviceList} name="list" stored={FAVOURITES_KEY} className="watchlist">
      <Head {...view} about={aboutDevice(view)} />
      <p hidden {...{ [SAVED]: 'others' }}>
        <a href={path} className="text-brand-ink underline underline-offset-4">
          {fillPlaceholders(words.savedOthers, { cars })}
        </a>
      </p>
      <Notice>
        <h2>{words.watchlistKeep}</h2>
        <p>{words.watchlistMove}</p>
        <Button href={signInPath({ type: 'watchlist', redirect: path, back: path })} size="sm">
          {words.watchlistSignIn}
        </Button>
      </Notice>
      <Gone {...view} />
      {data.count > 0 ? <List {...view} /> : <None {...view} advice={words.watchlistAdvice} />}
    </Scripted>
  )
}

const Head = ({
  id,
  props,
  site,
  about,
  children,
}: WatchlistView & { readonly about: string | undefined; readonly children?: ReactNode }) => (
  <ListHead id={`${id}-title`} heading={props.heading} text={about} site={site}>
    {children}
  </ListHead>
)

function aboutAccount({ site, data, visitor }: WatchlistView): string | undefined {
  if (!isSignedIn(visitor)) return undefined
  const { words, locale } = site
  const phone = displayPhone(visitor.user.phone, countryOf(locale))
  return data.count === 0
    ? fillPlaceholders(words.watchlistEmpty, { cars: thingsOf('car', words), phone })
    : fillPlaceholders(words.watchlistAbout, { cars: countedText(data.count, 'car', site), phone })
}

const aboutDevice = ({ site, data }: WatchlistView): string | undefined =>
  data.count === 0
    ? undefined
    : fillPlaceholders(site.words.watchlistDevice, { cars: countedText(data.count, 'car', site) })

function Gone({ site, data }: WatchlistView) {
  if (data.gone === 0) return null
  const cars = countedText(data.gone, 'car', site)
  return <p>{fillPlaceholders(site.words.savedGone, { cars })}</p>
}

function List(view: WatchlistView & { readonly before?: ReadonlyMap<string, number> }) {
  const { id, site, page, data, before } = view
  const compareAt = data.cars.length > 1 ? comparePage(site, page) : undefined
  const list = { id, site, page, compareAt, cars: data.cars, best: data.best }
  return <SavedList {...list} {...(before && { before })} />
}

function None({ site, advice }: WatchlistView & { readonly advice: string }) {
  const { words } = site
  return (
    <div className="watchlist-none">
      <h2>{words.savedNone}</h2>
      <p>{fillPlaceholders(advice, { car: words.car })}</p>
      <Button href="/search">{words.searchStock}</Button>
    </div>
  )
}
