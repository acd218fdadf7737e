import { FormPage } from '#parts/form-page/form-page.tsx'
import { ReservedCar } from '#parts/reservation/reserved-car.tsx'
import { Reserving } from '#parts/reservation/reserving.tsx'
import {
  isReservationWaiting,
  type ReservationView,
} from '#parts/reservation-state/reservation-view.ts'
import { NextSteps } from '#parts/what-next/next-steps.tsx'
import type { ViewOf } from '../define-block.ts'
import { Cancelling } from './cancelling.tsx'
import { Ended } from './ended.tsx'
import { Held } from './held.tsx'
import type { ReservationData } from './load.ts'
import type block from './schema.ts'
import { fillerOf, type Shown } from './shown.ts'
import { textsOf } from './titles.ts'
import { Waiting } from './waiting.tsx'

/** As editors show it, where no server says whose it is. */
const sample: ReservationView = {
  id: '',
  reference: 'H-0000-00',
  state: 'confirmed',
  isCancelling: false,
  carId: '',
  phone: '',
  email: undefined,
  price: 0,
  deposit: 0,
  until: undefined,
  money: 'paid',
  bank: undefined,
  canReserve: false,
  terms: '',
}

/** One buyer's reservation, whole without script: links, and forms that post. Spec 9.19, D31, FLOWS 9. */
export default function Reservation(view: ViewOf<typeof block, ReservationData>) {
  const { id, props, data, site, page } = view
  const { words, look } = site
  const state = page.reservation ?? sample
  const shown: Shown = { id, state, car: data.car, site, page }
  const fill = fillerOf(shown)
  const { title, text } = textsOf(state.state, words)
  const isHolding = state.state === 'held' || state.state === 'confirmed'
  const isCancelling = isHolding && state.isCancelling
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? look.form}
      isTitle
      head={<h1 id={`${id}-title`}>{fill(isCancelling ? words.reservationCancelTitle : title)}</h1>}
      lead={isCancelling || text === undefined ? undefined : fill(text)}
      about={data.car && <About {...shown} />}
      next={
        isHolding &&
        !isCancelling && (
          <NextSteps id={id} heading={words.nextHeading} lines={nextOf(shown).map(fill)} />
        )
      }
    >
      <Reserving eager={isReservationWaiting(state)}>
        <Content {...shown} isCancelling={isCancelling} />
      </Reserving>
    </FormPage>
  )
}

function Content({ isCancelling, ...shown }: Shown & { readonly isCancelling: boolean }) {
  const { state } = shown.state
  if (isCancelling) return <Cancelling {...shown} />
  if (state === 'held' || state === 'confirmed') return <Held {...shown} />
  if (isReservationWaiting(shown.state) || state === 'to_bank') return <Waiting {...shown} />
  return <Ended {...shown} />
}

/** What happens after a deposit was paid. */
function nextOf({ state, site: { words } }: Shown): string[] {
  const call = state.state === 'held' ? [words.reservationNextCall] : []
  return [...call, words.reservationNextSee, words.reservationNextNot]
}

function About({ state, car, site, page }: Shown) {
  if (!car) return null
  const { words } = site
  const isBack = state.money === 'back' || state.money === 'going_back'
  return (
    <ReservedCar
      car={car}
      site={site}
      page={page}
      price={state.price}
      deposit={state.deposit}
      depositName={
        state.money === 'none'
          ? words.checkoutToPayNow
          : isBack
            ? words.reservationDepositBack
            : words.reservationDepositPaid
      }
      isPlain={state.money === 'none' || isBack}
    />
  )
}
