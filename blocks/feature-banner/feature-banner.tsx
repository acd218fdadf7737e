import type { CSSProperties } from 'react'
import { countryName } from '#domain/location/place-name.ts'
import { type Feature, shownFeatures } from '#domain/site/features.ts'
import { isValuedOnline } from '#domain/trade-in/valued-online.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { Section } from '#parts/section/section.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** What the dealer does and promises: a row, on phones a column or one at a time. Spec 2.48, 2.49, 9.30. */
export default function FeatureBanner({ id, props, site, page }: ViewOf<typeof block>) {
  const features = featuresOf(props.features, site, page)
  if (features.length === 0) return null
  const { words, look } = site
  const rotates = props.rotates && features.length > 1
  const count: CSSProperties & Record<'--count', number> = { '--count': features.length }
  return (
    <Section
      className="features"
      ground={props.ground}
      variant={look.entries}
      labelledBy={`${id}-title`}
    >
      <h2 id={`${id}-title`} className="sr-only">
        {words.featuresHeading}
      </h2>
      {rotates && (
        <div className="features-stop">
          <Checkbox>{words.featuresStop}</Checkbox>
        </div>
      )}
      <ul
        className={cn('features-list', rotates && 'features-turn')}
        style={count}
        {...(rotates && { tabIndex: 0, 'aria-labelledby': `${id}-title` })}
      >
        {features.map(({ name, title, text, href }) => (
          <li key={name} className="feature group">
            <h3 className="feature-title">
              {href === undefined || page.isCurrent(href) ? (
                title
              ) : (
                <a href={href} className="cover-link">
                  {title}
                  <Icon name="arrow-right" size="sm" />
                </a>
              )}
            </h3>
            <p className="feature-text">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Names = ViewOf<typeof block>['props']['features']

function featuresOf(
  names: Names,
  { flags, locale, words, finance }: SiteView,
  page: PageView,
): Feature[] {
  const answers = (path: string) => hasPage(page, path)
  return shownFeatures(names, {
    flags,
    words,
    country: countryName(locale),
    answers,
    pages: {
      // A car is chosen before it is reserved.
      checkout: answers('/cars/a/checkout') ? '/search' : undefined,
      tradeIn:
        isValuedOnline({ locale }) && answers('/cars/trade-in') ? '/cars/trade-in' : undefined,
      finance: finance?.page !== undefined && answers(finance.page) ? finance.page : undefined,
    },
  })
}
