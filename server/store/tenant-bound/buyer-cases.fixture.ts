import { acceptOffer } from '#domain/trade-in/offer-acceptance.ts'
import type { AccountStore } from '../account-store.ts'
import { leadCreated, minutesLater, newLead } from '../new-lead.fixture.ts'
import { newMessage } from '../new-message.fixture.ts'
import { newSpin } from '../new-spin.fixture.ts'
import { newValuation, newValuationImage, valuationSteps } from '../new-valuation.fixture.ts'
import type { PersonalStore } from '../personal-store.ts'
import type { PurchaseStore } from '../purchase-store.ts'
import type { ReservationStore } from '../reservation-store.ts'
import type { SpinStore } from '../spin-store.ts'
import type { ValuationImageStore } from '../valuation-image-store.ts'
import type { ValuationStore } from '../valuation-store.ts'
import type { WatchlistStore } from '../watchlist-store.ts'
import {
  account,
  always,
  answerOf,
  byNobody,
  claimOf,
  codeOf,
  foreign,
  paymentOf,
  phone,
  purchaseOfTenant,
  savedAt,
  sessionOf,
  shared,
  wheel,
  wish,
} from './both-tenants.fixture.ts'
import { all, type Cases } from './call-all.fixture.ts'

export const watchlistCases: Cases<WatchlistStore> = {
  save: async (watchlist) => [
    await watchlist.save(account, [{ car: foreign.id }, { car: shared.id, price: 9 }], savedAt),
    await watchlist.items(account),
  ],
  restore: async (watchlist) => [
    await watchlist.restore(account, 'removed-in-harbour', savedAt),
    await watchlist.restore(account, shared.id, savedAt),
  ],
  remove: async (watchlist) => [
    await watchlist.remove(account, foreign.id, savedAt),
    await watchlist.remove(account, shared.id, savedAt),
  ],
  items: (watchlist) => watchlist.items(account),
}

export const accountCases: Cases<AccountStore> = {
  // As many codes of that number and address as are within the limit here.
  addCode: async (accounts) => [
    await accounts.addCode(codeOf('another', minutesLater(0))),
    await accounts.addCode(codeOf('a-third', minutesLater(1))),
  ],
  takeTry: (accounts) => accounts.takeTry(phone, minutesLater(1)),
  signIn: async (accounts) => [
    await accounts.signIn(sessionOf(foreign.id)),
    await accounts.signIn({ ...sessionOf(shared.id), replaces: `token-${foreign.id}` }),
  ],
  setDetails: (accounts) =>
    accounts.setDetails(`account-${foreign.id}`, { name: 'Of kiwi', email: 'kiwi@example.com' }),
  account: (accounts) => accounts.account(`account-${foreign.id}`),
  session: (accounts) => accounts.session(`token-${foreign.id}`, minutesLater(1)),
  extendSession: (accounts) =>
    accounts.extendSession(`token-${foreign.id}`, {
      now: minutesLater(1),
      expires: minutesLater(999),
    }),
  endSession: async (accounts) => [
    await accounts.endSession(`token-${foreign.id}`, false),
    await accounts.endSession(`token-${foreign.id}`, true),
  ],
}

// Of an account and a number that both tenants have.
export const personalCases: Cases<PersonalStore> = {
  enquiries: async (personal) => [
    await personal.enquiries(`account-${foreign.id}`),
    await personal.enquiries('account-only-in-kiwi'),
  ],
  data: async (personal) => [
    await personal.data(`account-${foreign.id}`),
    await personal.data('account-only-in-kiwi'),
  ],
  eraseAccount: async (personal) => [
    await personal.eraseAccount(`account-${foreign.id}`, { enquiries: true }),
    await personal.eraseAccount('account-only-in-kiwi', { enquiries: false }),
  ],
  eraseLead: async (personal) => [
    await personal.eraseLead(foreign.id),
    await personal.eraseLead(shared.id),
  ],
  eraseNumber: (personal) => personal.eraseNumber(phone),
}

export const valuationCases: Cases<ValuationStore> = {
  // Its lead is the other tenant's.
  ofPhone: (valuations) => valuations.ofPhone('+61491570006', minutesLater(1)),
  valuation: async (valuations) => [
    await valuations.valuation(foreign.id, leadCreated),
    await valuations.valuation(shared.id, leadCreated),
  ],
  listed: (valuations) => valuations.listed(99),
  offer: async (valuations) => {
    const offer = { amount: 1, until: '2026-12-01', madeAt: minutesLater(2) }
    const message = newMessage({ id: `offer-${crypto.randomUUID()}`, tenant: 'kiwi' })
    const made = { offer, seen: undefined, by: byNobody, messageOf: () => message }
    return [await valuations.offer(foreign.id, made)]
  },
  ofLead: async (valuations) => [
    await valuations.ofLead(`lead-of-${foreign.id}`),
    await valuations.ofLead(`lead-of-${shared.id}`),
  ],
  takeWork: async (valuations) => [
    await valuations.takeWork(foreign.id, minutesLater(1), minutesLater(2)),
    await valuations.takeWork(shared.id, minutesLater(1), minutesLater(2)),
  ],
  settleEstimate: async (valuations) => [
    await valuations.settleEstimate(foreign.id, 2, minutesLater(2), { from: 1, to: 2 }),
    await valuations.settleEstimate(shared.id, 2, minutesLater(2), { from: 1, to: 2 }),
  ],
  accept: async (valuations) => [
    await valuations.accept(foreign.id, minutesLater(2), acceptOffer()),
    await valuations.accept(shared.id, minutesLater(2), acceptOffer()),
  ],
  askAgain: async (valuations) => [
    await valuations.askAgain(foreign.id, answerOf(2), wish),
    await valuations.askAgain(shared.id, answerOf(4), wish),
  ],
  advance: async (valuations) => [
    await valuations.advance(foreign.id, answerOf(2), valuationSteps.vehicle_details),
    await valuations.advance(shared.id, answerOf(5), valuationSteps.vehicle_details),
  ],
  submit: async (valuations) => [
    await valuations.submit(
      foreign.id,
      answerOf(2),
      newLead({ id: 'of-kiwi' }),
      wish,
      () => valuationSteps.done,
    ),
  ],
  begin: (valuations) => valuations.begin(newValuation({ id: foreign.id })),
}

const attemptOf = (id: string) => `${id}-1`

const change = { now: minutesLater(2), attempt: 'captured' } as const

export const reservationCases: Cases<ReservationStore> = {
  reservation: async (reservations) => [
    await reservations.reservation(foreign.id),
    await reservations.reservation(shared.id),
  ],
  ofAccount: (reservations) => reservations.ofAccount(account),
  ofCar: async (reservations) => [
    await reservations.ofCar(foreign.id),
    await reservations.ofCar(shared.id),
  ],
  reservations: (reservations) => reservations.reservations(always),
  ledger: (reservations) => reservations.ledger(always),
  askNow: async (reservations) => [
    await reservations.askNow(attemptOf(foreign.id), minutesLater(1)),
    await reservations.askNow(attemptOf(shared.id), minutesLater(1)),
  ],
  takeDue: async (reservations) => [
    await reservations.takeDue(foreign.id, minutesLater(1), minutesLater(2)),
    await reservations.takeDue(shared.id, minutesLater(1), minutesLater(2)),
  ],
  giveBack: async (reservations) => {
    const rest = { now: minutesLater(1), next: undefined, looks: 9, version: 1 }
    await reservations.giveBack(foreign.id, minutesLater(2), rest)
    await reservations.giveBack(shared.id, minutesLater(2), rest)
  },
  settle: async (reservations) => [
    await reservations.settle(foreign.id, 1, change),
    await reservations.settle(shared.id, 1, change),
  ],
  // Of a car that is not here, of one that is claimed here, and with the key of the other tenant.
  claim: async (reservations) => [
    await reservations.claim(claimOf(foreign.id)),
    await reservations.claim({ ...claimOf('another'), car: shared.id }),
    await reservations.claim({
      ...claimOf('a-third'),
      car: shared.id,
      key: `key-of-${foreign.id}`,
    }),
  ],
  // Of a number that the same account pays at the other tenant, which has an id of this one too.
  pay: async (reservations) => [
    await reservations.pay({ ...paymentOf('pays-here'), key: 'key-of-a-payment' }),
    await reservations.pay(paymentOf(`pays-${foreign.id}`)),
  ],
}

export const purchaseCases: Cases<PurchaseStore> = {
  purchase: async (purchases) => [
    await purchases.purchase(foreign.id, minutesLater(1)),
    await purchases.purchase(shared.id, minutesLater(1)),
  ],
  answer: async (purchases) => [
    await purchases.answer(foreign.id, { payment: 'cash' }, minutesLater(1)),
    await purchases.answer(shared.id, { payment: 'cash' }, minutesLater(1)),
  ],
  // Of an account and a car that the other tenant has too.
  begin: (purchases) => purchases.begin(purchaseOfTenant(foreign.id)),
}

export const valuationImageCases: Cases<ValuationImageStore> = {
  images: async (images) => [await images.images(foreign.id), await images.images(shared.id)],
  files: (images) => images.files(),
  remove: (images) => images.remove(foreign.id, 'front'),
  add: (images) => images.add(foreign.id, newValuationImage({ key: 'of-kiwi' }), 9),
}

// Of an account and a person that both tenants have.
export const spinCases: Cases<SpinStore> = {
  ofAccount: (spins) => spins.ofAccount(wheel, `account-${foreign.id}`),
  given: (spins) => spins.given(wheel),
  byCode: async (spins) => [
    await spins.byCode(`W-${foreign.id}`),
    await spins.byCode(`W-${shared.id}`),
  ],
  give: async (spins) => [
    await spins.give(`W-${foreign.id}`, byNobody),
    await spins.give(`W-${shared.id}`, byNobody),
  ],
  wheels: (spins) => spins.wheels(),
  draws: (spins) => all(spins.draws(wheel)),
  spin: (spins) => spins.spin(newSpin({ id: foreign.id })),
}
