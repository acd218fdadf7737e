import { amountTyped } from '#domain/payment/asked-payment.ts'
import { MINUTE_MS } from '#domain/units.ts'
import { PayWays } from '#parts/pay-ways/pay-ways.tsx'
import { CallAbout } from '#parts/phone/call-about.tsx'
import { ReservingForm, ReservingNotice, ReservingPart } from '#parts/reservation/reserving.tsx'
import { type OnlinePaymentView, PAYMENTS } from '#parts/reservation-state/payment-view.ts'
import { Link } from '#ui/link/link.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { fillerOf, type Shown } from './shown.ts'

type Checked = NonNullable<OnlinePaymentView['checked']>

/** What is paid, before it is: the buyer goes on to the page of the provider. */
export function CheckStep(props: Shown & { readonly checked: Checked }) {
  const { id, site, checked } = props
  const { words } = site
  const { asked, key, seen } = checked
  const fill = fillerOf(props)
  const sent = { for: asked.purpose, number: asked.number, amount: amountTyped(asked), key, seen }
  return (
    <ReservingForm action={`${PAYMENTS}?step=pay`} words={words} said={<Said {...props} />}>
      <ReservingPart labelledBy={`${id}-pay`}>
        <h2 id={`${id}-pay`}>{words.checkoutPayTitle}</h2>
        <p>{words.checkoutPayText}</p>
        <PayWays words={words} />
      </ReservingPart>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton size="lg" busyLabel={fill(words.paymentPaying)}>
        {fill(words.paymentPay)}
      </SubmitButton>
    </ReservingForm>
  )
}

/** Why nothing was begun, else that the number was paid before. */
function Said({ state, site, page, checked, ...shown }: Shown & { readonly checked: Checked }) {
  const { words } = site
  const fill = fillerOf({ state, site, ...shown })
  const { problem } = state
  switch (problem?.code) {
    case 'under_way':
      return (
        <ReservingNotice title={words.paymentUnderWay} text={words.paymentUnderWayText} autoFocus>
          <Link href={problem.path}>{words.paymentSee}</Link>
        </ReservingNotice>
      )
    case 'too_many': {
      const ms = Date.parse(problem.retryAt) - Date.parse(page.now)
      const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
      return (
        <ReservingNotice text={fill(words.checkoutTooMany, { minutes })} autoFocus>
          <CallAbout car={undefined} site={site} size="sm" />
        </ReservingNotice>
      )
    }
    case 'not_reached':
    case 'not_stored': {
      const isReached = problem.code === 'not_stored'
      return (
        <ReservingNotice
          text={isReached ? words.checkoutNotStored : words.checkoutNotReached}
          autoFocus
        >
          <CallAbout car={undefined} site={site} size="sm" />
        </ReservingNotice>
      )
    }
    default:
      return checked.seen === 0 ? null : (
        <ReservingNotice
          title={words.paymentBefore}
          text={words.paymentBeforeText}
          autoFocus={problem !== undefined}
        />
      )
  }
}
