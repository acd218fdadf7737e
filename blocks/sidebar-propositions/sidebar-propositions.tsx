import { isAvailable } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { withParameter } from '#domain/link.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { tradeInButton } from '#domain/trade-in/trade-in-button.ts'
import { enquiryPathOf, reserveButton } from '#parts/links/enquiry-path.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { PhoneLink } from '#parts/phone/phone-link.tsx'
import { Decided } from '#parts/rendering.tsx'
import { similarPath } from '#parts/search/similar-to.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block>

/**
 * A car's calls to action, each only if its rule holds and the site has its page: enquire, call, reserve,
 * trade in. Of a sold car the way to similar ones. Spec 2.46, 4.32, 5.17, 8.18.
 */
export default function SidebarPropositions(view: View) {
  const { id, props, car, site } = view
  const { words } = site
  const isForSale = isAvailable(car)
  const phone = carPhone(car, site.contact)?.phone
  const first = isForSale ? enquiry(view) : { href: similarPath(car), text: words.findSimilar }
  const reserve = reserveOnline(view)
  const ways = tradeIn(view)
  if (!first && phone === undefined && !reserve && ways.length === 0) return null
  return (
    <section aria-labelledby={`${id}-title`} className="next-steps print:hidden">
      <Card className="grid gap-4">
        <h2 id={`${id}-title`} className="text-lg">
          {isForSale ? (props.heading ?? words.interested) : soldNotice(view)}
        </h2>
        <div className="next-first">
          {first && (
            <Button variant={isForSale ? 'solid' : 'outline'} href={first.href}>
              {first.text}
            </Button>
          )}
          {phone !== undefined && <PhoneLink phone={phone} site={site} car={car} />}
        </div>
        <Decided thing="reserve" car={car}>
          {reserve && <Proposition {...reserve} />}
        </Decided>
        {ways.map((way) => (
          <Proposition key={way.icon} {...way} />
        ))}
      </Card>
    </section>
  )
}

const soldNotice = ({ car, site: { words } }: View): string =>
  fillPlaceholders(words.soldNotice, { vehicleType: words[car.item_type] })

function enquiry({ props, car, site, page }: View) {
  const href = enquiryPathOf(car, site, page, props.enquiryPage)
  return href === undefined ? undefined : { href, text: site.words.enquiryButton }
}

/** Spec 4.32, 5.34, 9.19, D12. */
function reserveOnline({ props, car, site }: View): PropositionProps | undefined {
  const button = reserveButton(car, site)
  if (!button) return undefined
  const { href, text: title } = button
  return { icon: 'shield-check', title, text: props.reserveText, href }
}

/** Spec 5.17. */
function tradeIn({ props, car, site, page }: View): PropositionProps[] {
  const { words, flags } = site
  if (!tradeInButton(car, flags).eligible || !hasPage(page, props.tradeInPage)) return []
  const href = withParameter(props.tradeInPage, 'car_id', car.id)
  return [{ icon: 'repeat', title: words.tradeInValuation, text: props.tradeInText, href }]
}

interface PropositionProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly href: string
}

function Proposition({ icon, title, text, href }: PropositionProps) {
  return (
    <div className="group relative flex gap-3 border-t border-line pt-4">
      <Icon name={icon} size="lg" className="mt-0.5 text-brand-ink" />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug">
          <a
            href={href}
            className="cover-link group-hover:underline group-hover:underline-offset-4"
          >
            {title}
          </a>
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">{text}</p>
      </div>
      <Icon
        name="chevron-right"
        className="self-center text-ink-2 transition-transform group-hover:translate-x-0.5"
      />
    </div>
  )
}
