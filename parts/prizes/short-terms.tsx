import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate, formatMoney } from '#domain/format.ts'
import { stateName } from '#domain/location/place-name.ts'
import { totalValue } from '#domain/prize/permits.ts'
import { MIN_SPIN_DEPOSIT_DOLLARS } from '#domain/prize/thresholds.ts'
import type { Wheel } from '#domain/prize/wheel.ts'
import { Link } from '#ui/link/link.tsx'
import { hasPage } from '../links/has-page.ts'
import type { PageView, SiteView } from '../view-context.ts'
import { daysOf, TERMS_PATH } from './wheel-view.ts'

interface ShortTermsProps {
  readonly wheel: Wheel
  readonly site: SiteView
  readonly page: PageView
}

/** `Queensland or Victoria`. */
export const statesText = (
  states: readonly string[],
  { locale }: Pick<SiteView, 'locale'>,
  type: 'conjunction' | 'disjunction',
): string => new Intl.ListFormat(locale, { type }).format(states.map((s) => stateName(s, locale)))

const PRIVACY = '/privacy-policy'

/** What the law asks to be read beside a wheel, before its button is pressed. FLOWS 1, 11. */
export function ShortTerms({ wheel, site, page }: ShortTermsProps) {
  const { words } = site
  return (
    <p className="short-terms">
      <b>{words.wheelShort}</b> {sentencesOf(wheel, site).join(' ')}{' '}
      {page.path !== TERMS_PATH && hasPage(page, TERMS_PATH) && (
        <>
          <Link href={TERMS_PATH}>{words.wheelTerms}</Link>{' '}
        </>
      )}
      {hasPage(page, PRIVACY) && <Link href={PRIVACY}>{words.signInPrivacy}</Link>}
    </p>
  )
}

function sentencesOf(wheel: Wheel, site: SiteView): string[] {
  const { words, locale, timeZone, name } = site
  const { promoter, permits, eligible_states: states } = wheel
  const deposit = formatMoney(MIN_SPIN_DEPOSIT_DOLLARS, locale)
  const day = (iso: string) => formatDate(iso, locale, timeZone)
  const numbers = permits.map(({ state, number }) => `${state} ${number}`)
  const free = states.filter((state) => !permits.some((permit) => permit.state === state))
  return [
    fillPlaceholders(words.wheelWho, {
      states: statesText(states, site, 'conjunction'),
      age: String(wheel.minimum_age),
      days: daysOf(wheel, site),
      city: timeZone.replace(/^.*\//, '').replaceAll('_', ' '),
    }),
    ...(wheel.second_spin_approved ? [fillPlaceholders(words.wheelSecond, { deposit })] : []),
    fillPlaceholders(words.wheelClaims, {
      total: formatMoney(totalValue(wheel), locale),
      until: day(wheel.claim_until),
      redraw: day(wheel.redraw_at),
      name,
    }),
    fillPlaceholders(words.wheelPromoter, {
      company: promoter.name,
      abn: promoter.abn,
      address: promoter.address,
    }),
    ...(numbers.length > 0
      ? [fillPlaceholders(words.wheelPermits, { permits: numbers.join(', ') })]
      : []),
    free.length > 0
      ? fillPlaceholders(words.wheelNoPermit, { states: statesText(free, site, 'conjunction') })
      : words.wheelOthers,
  ]
}
