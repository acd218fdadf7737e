import { reservable } from '#domain/car/reservable.ts'
import { isAvailable } from '#domain/car/status.ts'
import { withParameter } from '#domain/link.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { reserveButtonText } from '#domain/reservation/reserve-button.ts'
import { tradeInButton } from '#domain/trade-in/trade-in-button.ts'
import { PhoneLink } from '#parts/phone/phone-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** A car's calls to action, of which each has its page: enquire, call, reserve, trade in. Spec 2.46. */
export default function SidebarPropositions({ id, props, car, site, page }: ViewOf<typeof block>) {
  const { words, flags, contact, constants, locale } = site
  const available = isAvailable(car)
  const phone = carPhone(car, contact)?.phone
  const deposit = constants.reserveDeposit
  const checkout = `/cars/${car.slug}/checkout`
  const canReserve =
    page.answers(checkout) && reservable(car, { enabled: flags.reserveOnline, deposit }).eligible
  const reserve = reserveButtonText(deposit, { reserveNow: words.reserveNow, locale })
  return (
    <section aria-labelledby={`${id}-title`}>
      <Card className="grid gap-4">
        <h2 id={`${id}-title`} className="text-xl">
          {props.heading ?? words.interested}
        </h2>
        <div className="grid gap-2.5">
          <Button variant="accent" href={withParameter(props.enquiryPage, 'car_id', car.id)}>
            {available ? words.enquiryButton : words.findSimilar}
          </Button>
          {phone !== undefined && <PhoneLink phone={phone} site={site} car={car} />}
        </div>
        {canReserve && reserve !== undefined && (
          <Proposition
            icon="shield-check"
            title={reserve}
            text={props.reserveText}
            href={checkout}
          />
        )}
        {page.answers(props.tradeInPage) && tradeInButton(car, flags).eligible && (
          <Proposition
            icon="repeat"
            title={words.tradeInValuation}
            text={props.tradeInText}
            href={withParameter(props.tradeInPage, 'car_id', car.id)}
          />
        )}
      </Card>
    </section>
  )
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
