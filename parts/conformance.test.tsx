import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { promoCardSchema } from '#domain/promotion/promo-card.ts'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { BrochureLink } from './brochure-link/brochure-link.tsx'
import { AmountField } from './calculator/amount-field.tsx'
import { CalculatorPanel } from './calculator/calculator-panel.tsx'
import { CalculatorResult } from './calculator/calculator-result.tsx'
import { LoanFields } from './calculator/loan-fields.tsx'
import { CarCard } from './car-card/car-card.tsx'
import { CardBars, CardFacts, CardNote } from './car-card/card-details.tsx'
import { CardActions, CardChips } from './car-card/card-extras.tsx'
import { CardMarket, CardMedia } from './car-card/card-media.tsx'
import { CarLines } from './car-lines/car-lines.tsx'
import { CarName } from './car-name/car-name.tsx'
import { CarRow } from './car-row/car-row.tsx'
import { CarStrip } from './car-strip/car-strip.tsx'
import { CardList } from './card-list/card-list.tsx'
import { ChatLink } from './chat-link/chat-link.tsx'
import { CompareTick } from './compare-tick/compare-tick.tsx'
import { AddressPlate } from './contact-places/address-plate.tsx'
import { ContactPlaces } from './contact-places/contact-places.tsx'
import { DetailsFields } from './details-fields/details-fields.tsx'
import { EmptyStage } from './empty-stage/empty-stage.tsx'
import { EntriesHead } from './entries/entries-head.tsx'
import { EntryCards } from './entries/entry-cards.tsx'
import { EntryListing } from './entries/entry-listing.tsx'
import { EntryMedia } from './entries/entry-media.tsx'
import { EntryPage } from './entry-page/entry-page.tsx'
import { FavouriteButton } from './favourite-button/favourite-button.tsx'
import { electric, fixtureCars, hilux, soldCar } from './fixture-cars.ts'
import { fixtureContent } from './fixture-content.ts'
import { shownFixtureWheel } from './fixture-wheel.ts'
import { FormPage } from './form-page/form-page.tsx'
import { Greeting } from './greeting/greeting.tsx'
import { KeywordField } from './keyword-field/keyword-field.tsx'
import { ListHead } from './list-head/list-head.tsx'
import { ModelPriceText } from './models/model-price-text.tsx'
import { ModelTile } from './models/model-tile.tsx'
import { NoStock } from './no-stock/no-stock.tsx'
import { OpenState } from './open-state/open-state.tsx'
import { OpeningHours } from './opening-hours/opening-hours.tsx'
import { PageTop } from './page-top/page-top.tsx'
import { PayWays } from './pay-ways/pay-ways.tsx'
import { PersonFace } from './person/person-face.tsx'
import { CallAbout } from './phone/call-about.tsx'
import { PhoneLink } from './phone/phone-link.tsx'
import { PlaceCard } from './place/place-card.tsx'
import { PlaceCards, PlaceSlides } from './place/place-cards.tsx'
import { DealerPlace } from './place-picture/dealer-place.tsx'
import { PlaceDrawing } from './place-picture/place-drawing.tsx'
import { PlacePicture } from './place-picture/place-picture.tsx'
import { Sign } from './place-picture/place-sign.tsx'
import { PosterLine } from './poster-line/poster-line.tsx'
import { PrizeTable } from './prizes/prize-table.tsx'
import { ShortTerms } from './prizes/short-terms.tsx'
import { PromoCard, PromoLink } from './promo/promo-card.tsx'
import { PromoMedia } from './promo/promo-media.tsx'
import { Prose } from './prose/prose.tsx'
import { Rating, Stars } from './rating/rating.tsx'
import { FinanceWarning } from './repayment/finance-warning.tsx'
import { RepaymentLine, RepaymentText } from './repayment/repayment-line.tsx'
import { ProveMobile } from './reservation/prove-mobile.tsx'
import { ReservedCar } from './reservation/reserved-car.tsx'
import {
  Reserving,
  ReservingButtons,
  ReservingForm,
  ReservingLink,
  ReservingNotice,
  ReservingPart,
  ReservingReference,
  ReservingStatus,
  ReservingTerms,
} from './reservation/reserving.tsx'
import { SavedList } from './saved-list/saved-list.tsx'
import { Section } from './section/section.tsx'
import { SectionHead } from './section-head/section-head.tsx'
import { ShareLinks } from './share-links/share-links.tsx'
import { Slides } from './slides/slides.tsx'
import { Slip, SlipFacts } from './slip/slip.tsx'
import { SlotField } from './slot-field/slot-field.tsx'
import { StepLine } from './step-line/step-line.tsx'
import { comparingSite, financeSite, storyPage, storySite } from './story-site.ts'
import { Tag } from './tag/tag.tsx'
import { NextFacts } from './what-next/next-facts.tsx'
import { NextSteps } from './what-next/next-steps.tsx'
import { WhatNext } from './what-next/what-next.tsx'
import { WhoAnswers } from './what-next/who-answers.tsx'

const repayment = {
  text: '$260 per week',
  amount: '$260',
  per: 'week',
  rates: [],
  beside: ['8.49% p.a. interest rate', '9.31% p.a. comparison rate'],
  basis: '',
  details: [],
} as const

interface Sample {
  /** Renders the part with something to show. */
  render(className: string): ReactElement
  /** Renders it with nothing to show, if that can happen. */
  readonly empty?: ReactElement
  /** Why it does not take a class name. */
  readonly noClassName?: string
}

const page = storyPage()
const hours = { opening_hours: [], special_hours: [] }
const row = { id: 'row', heading: 'Utes', href: '/search/ute', linkText: 'See all' }
const ofRow = { ...row, searchHref: '/search', best: {}, site: storySite, page } as const
const card = {
  id: 'card',
  car: hilux,
  site: financeSite,
  now: page.now,
  sizes: '92vw',
  ...({ variant: 'label', best: {}, eager: false, level: 2 } as const),
}
const withExtras = {
  ...financeSite,
  flags: { ...financeSite.flags, cardActions: true, cardChips: true },
}
const belowMarket = { ...hilux, autograb_data: { state_average_market_price: 54_249 } }
const withMarket = { ...storySite, flags: { ...storySite.flags, marketBadge: true } }
const withBrochures = { ...storySite, flags: { ...storySite.flags, printPdf: true } }
const withChat = {
  ...storySite,
  flags: { ...storySite.flags, chat: true },
  contact: { ...storySite.contact, chat: 'https://chat.example.com/jacaranda' },
}
const modelPrice = { text: 'From $36,990', note: 'Drive Away' }
const [model] = fixtureContent.models
if (!model) throw new Error('The fixture has no model')
const partOfCard = 'a part of a card, which places it'
const list = { id: 'list', cars: [], best: {}, site: storySite, now: page.now, level: 2 } as const
const site = storySite
const { now } = page
const [yard] = storySite.locations
if (!yard) throw new Error('The story site has no location')
const cards = { places: [{ location: yard }], reviews: [], site: storySite, page }
const ofLoan = { id: 'loan', site, value: 2000, step: 100, error: 'Please enter a price.' }
const loan = {
  kind: 'figures',
  inputs: { price: 20_000, deposit: 2_000, termMonths: 60, ratePercent: 9.5, balloon: 0 },
  comparisonRate: 10.2,
} as const
const ofCalculator = 'the calculator places it'
const besideForm = 'the variant of the form places it'

const entry = { href: '/offers/a', title: 'Four tyres, fitted', facts: [] }
const placed = 'its stylesheet places it'
const promo = { promo: promoCardSchema.parse({ id: 'a', name: 'Open on Sundays' }) }

const deposit = { price: 37_880, deposit: 200, depositName: 'To pay now' }

const samples: Readonly<Record<string, Sample>> = {
  Breadcrumbs: {
    render: () => (
      <Breadcrumbs
        page={{ crumbs: () => [...page.crumbs(), { name: 'Utes', path: '/utes' }] }}
        site={site}
      />
    ),
    empty: <Breadcrumbs page={page} site={site} />,
    noClassName: placed,
  },
  EntryCards: {
    render: () => <EntryCards entries={[entry]} site={site} level={2} />,
    noClassName: placed,
  },
  EntriesHead: {
    render: () => <EntriesHead id="offers" heading="Offers" text="What is on this month." />,
    noClassName: placed,
  },
  SavedList: {
    render: () => <SavedList {...{ ...list, page, cars: [hilux], compareAt: undefined }} />,
    noClassName: placed,
  },
  EntryListing: {
    render: () => (
      <EntryListing
        variant="ledger"
        id="offers"
        heading="Offers"
        listing={{ entries: [entry], kinds: [], page: 1, pages: 1, path: '/offers' }}
        all="/offers"
        none={{ heading: 'None' }}
        site={site}
        page={page}
      />
    ),
    noClassName: placed,
  },
  EntryMedia: {
    render: () => <EntryMedia entry={{ car: hilux }} site={site} sizes="100vw" />,
    empty: <EntryMedia entry={{}} site={site} sizes="100vw" />,
    noClassName: placed,
  },
  EntryPage: {
    render: () => (
      <EntryPage entry={entry} site={site} page={page}>
        Until Friday.
      </EntryPage>
    ),
    noClassName: placed,
  },
  PageTop: {
    render: () => (
      <PageTop variant="notes" site={site} page={page}>
        Offers
      </PageTop>
    ),
    noClassName: placed,
  },
  Prose: { render: () => <Prose text="Until Friday." site={site} />, noClassName: placed },
  ChatLink: {
    render: (className) => <ChatLink site={withChat} className={className} />,
    empty: <ChatLink site={storySite} />,
  },
  CarCard: {
    render: () => <CarCard {...card} />,
    noClassName: 'its HTML is cached by car and variant, for all lists',
  },
  CardActions: {
    render: () => <CardActions {...card} site={withExtras} />,
    empty: <CardActions {...card} />,
    noClassName: partOfCard,
  },
  CardChips: {
    render: () => <CardChips {...card} site={withExtras} />,
    empty: <CardChips {...card} />,
    noClassName: partOfCard,
  },
  CardBars: {
    render: () => <CardBars {...card} car={electric} variant="readout" />,
    empty: <CardBars {...card} car={electric} />,
    noClassName: partOfCard,
  },
  CardFacts: { render: () => <CardFacts {...card} />, noClassName: partOfCard },
  CardList: {
    render: () => <CardList {...list} />,
    noClassName: 'its stylesheet places it',
  },
  CardMedia: { render: () => <CardMedia {...card} />, noClassName: partOfCard },
  CardMarket: {
    render: (className) => <CardMarket car={belowMarket} site={withMarket} className={className} />,
    empty: <CardMarket car={hilux} site={withMarket} className="" />,
  },
  CardNote: {
    render: () => <CardNote {...card} variant="note" />,
    empty: <CardNote {...card} />,
    noClassName: partOfCard,
  },
  CarRow: {
    render: () => <CarRow {...ofRow} cars={fixtureCars.slice(0, 4)} />,
    empty: <CarRow {...ofRow} cars={[]} />,
    noClassName: 'a section as wide as the page',
  },
  CarName: { render: () => <CarName car={hilux} />, noClassName: 'a part of a title' },
  CarStrip: {
    render: (className) => <CarStrip car={hilux} site={site} page={page} className={className} />,
  },
  CarLines: {
    render: () => <CarLines cars={[hilux, electric]} best={{}} site={site} now={page.now} />,
    noClassName: placed,
  },
  BrochureLink: {
    render: () => <BrochureLink car={hilux} site={withBrochures} />,
    empty: (
      <BrochureLink
        car={hilux}
        site={{ ...storySite, flags: { ...storySite.flags, printPdf: false } }}
      />
    ),
    noClassName: 'it stands among the actions of a car, which place it',
  },
  CompareTick: {
    render: (className) => <CompareTick car={hilux} site={comparingSite} className={className} />,
    empty: <CompareTick car={hilux} site={storySite} />,
  },
  FavouriteButton: {
    render: (className) => <FavouriteButton car={hilux} site={storySite} className={className} />,
  },
  FinanceWarning: {
    render: (className) => <FinanceWarning site={financeSite} className={className} />,
    empty: <FinanceWarning site={storySite} />,
  },
  KeywordField: {
    render: (className) => (
      <KeywordField id="query" label="Search" placeholder="EV, SUV, Toyota" className={className} />
    ),
  },
  DealerPlace: {
    render: () => <DealerPlace place="workshop" site={site} sizes="20rem" />,
    noClassName: 'as wide as what it is in',
  },
  EmptyStage: {
    render: (className) => (
      <EmptyStage
        id="none"
        heading="Nothing saved yet"
        ways={<a href="/search">Search our stock</a>}
        site={storySite}
        className={className}
      />
    ),
  },
  ModelPriceText: {
    render: () => <ModelPriceText price={modelPrice} />,
    noClassName: 'a part of what tells of a model, which places it',
  },
  ModelTile: {
    render: () => (
      <ModelTile
        item={{ model, count: 2, price: modelPrice }}
        site={site}
        page={page}
        level={2}
        sizes="50vw"
        isHidden={false}
      />
    ),
    noClassName: 'its list places it',
  },
  ListHead: {
    render: (className) => (
      <ListHead id="saved" heading="Saved cars" site={storySite} className={className} />
    ),
  },
  NoStock: { render: (className) => <NoStock site={storySite} className={className} /> },
  OpeningHours: {
    render: (className) => (
      <OpeningHours
        hours={storySite.locations[0]?.contact_detail ?? hours}
        site={storySite}
        page={page}
        className={className}
        ordinary=""
      />
    ),
    empty: <OpeningHours hours={hours} site={storySite} page={page} className="" ordinary="" />,
  },
  PosterLine: {
    render: () => <PosterLine text="Jacaranda Motors" />,
    noClassName: 'it is as wide as its container',
  },
  PromoCard: {
    render: () => <PromoCard item={promo} shape="card" site={site} />,
    noClassName: placed,
  },
  PromoLink: { render: () => <PromoLink href="/offers" text="See" covers />, noClassName: placed },
  PromoMedia: {
    render: () => <PromoMedia item={{ ...promo, car: hilux }} shape="card" site={site} />,
    empty: <PromoMedia item={promo} shape="card" site={site} />,
    noClassName: placed,
  },
  RepaymentLine: {
    render: (className) => (
      <RepaymentLine car={hilux} site={financeSite} now={now} className={className} />
    ),
    empty: <RepaymentLine car={hilux} site={site} now={now} className="" />,
  },
  RepaymentText: {
    render: (className) => <RepaymentText repayment={repayment} className={className} />,
  },
  Section: {
    render: (className) => (
      <Section ground="tint" variant="ledger" className={className}>
        Text
      </Section>
    ),
  },
  SectionHead: {
    render: () => <SectionHead id="title" heading="Utes" />,
    noClassName: 'it is as wide as its section',
  },
  SlotField: {
    render: () => (
      <SlotField
        id="at"
        name="at"
        offered={{
          location: yard,
          week: {
            days: [{ day: '2026-11-26', isOpen: true, slots: [], next: [] }],
            last: '2026-12-26',
          },
        }}
        site={site}
        hrefOf={(day) => `?from=${day}`}
      />
    ),
    noClassName: placed,
  },
  Slides: {
    render: (className) => (
      <Slides id="slides" heading="This month" site={site} count={1} className={className}>
        <li>Utes</li>
      </Slides>
    ),
  },
  Tag: {
    render: (className) => <Tag car={soldCar} site={site} now={now} className={className} />,
    empty: <Tag car={hilux} site={site} now={now} />,
  },
  PhoneLink: {
    render: (className) => (
      <PhoneLink phone="07 7010 4180" site={storySite} car={hilux} className={className} />
    ),
  },
  CallAbout: {
    render: () => <CallAbout car={hilux} site={site} />,
    empty: (
      <CallAbout car={hilux} site={{ ...site, flags: { ...site.flags, revealPhone: true } }} />
    ),
    noClassName: 'it stands among the buttons of a page, which place it',
  },
  PayWays: { render: () => <PayWays words={site.words} />, noClassName: placed },
  PrizeTable: {
    render: () => <PrizeTable id="wheel" shown={shownFixtureWheel} site={site} />,
    noClassName: placed,
  },
  ShortTerms: {
    render: () => <ShortTerms wheel={shownFixtureWheel.wheel} site={site} page={page} />,
    noClassName: placed,
  },
  DetailsFields: {
    render: () => (
      <DetailsFields id="a" labels={{ name: 'Name', email: 'Email' }} values={{}} faults={{}} />
    ),
    noClassName: placed,
  },
  ProveMobile: {
    render: () => (
      <ProveMobile
        id="a"
        site={storySite}
        type="checkout"
        redirect="/"
        back="/"
        title="We text your mobile a code"
        text="It shows that the number is yours."
      />
    ),
    noClassName: placed,
  },
  ReservedCar: {
    render: () => <ReservedCar car={hilux} site={site} page={page} {...deposit} />,
    noClassName: besideForm,
  },
  Reserving: { render: () => <Reserving>To your bank</Reserving>, noClassName: placed },
  ReservingForm: {
    render: () => (
      <ReservingForm action="/cars/a/checkout" words={storySite.words}>
        Name
      </ReservingForm>
    ),
    noClassName: placed,
  },
  ReservingNotice: {
    render: () => <ReservingNotice title="You are offline" text="Nothing has been sent." />,
    noClassName: placed,
  },
  ReservingPart: { render: () => <ReservingPart>It is yours.</ReservingPart>, noClassName: placed },
  ReservingButtons: {
    render: () => <ReservingButtons>Call us</ReservingButtons>,
    noClassName: placed,
  },
  ReservingLink: {
    render: () => <ReservingLink href="/">Back</ReservingLink>,
    noClassName: placed,
  },
  ReservingReference: {
    render: () => <ReservingReference>H-7Q2M-09</ReservingReference>,
    noClassName: placed,
  },
  ReservingStatus: {
    render: () => <ReservingStatus state="paying">Reserving the car…</ReservingStatus>,
    noClassName: placed,
  },
  ReservingTerms: {
    render: () => <ReservingTerms summary="All terms">$200</ReservingTerms>,
    noClassName: placed,
  },
  Slip: { render: () => <Slip>H-7Q2M-09</Slip>, noClassName: placed },
  SlipFacts: { render: () => <SlipFacts facts={[['Price', '$37,880']]} />, noClassName: placed },
  StepLine: {
    render: () => <StepLine names={['Details', 'Terms', 'Payment']} at={2} words={site.words} />,
    noClassName: placed,
  },
  AmountField: {
    render: () => <AmountField {...ofLoan} name="deposit" label="Deposit" unit="$" most={9000} />,
    noClassName: ofCalculator,
  },
  LoanFields: {
    render: () => (
      <LoanFields {...ofLoan} term="term" calculator={loan} vehicle="car" price={undefined} />
    ),
    noClassName: ofCalculator,
  },
  CalculatorPanel: {
    render: () => <CalculatorPanel inputs="Deposit">$209</CalculatorPanel>,
    noClassName: ofCalculator,
  },
  CalculatorResult: {
    render: () => <CalculatorResult figures={{}} site={site} hasBalloon level={2} />,
    noClassName: ofCalculator,
  },
  AddressPlate: {
    render: () => <AddressPlate place={yard} site={site} />,
    noClassName: besideForm,
  },
  ContactPlaces: {
    render: () => <ContactPlaces places={[yard]} site={site} page={page} />,
    noClassName: besideForm,
  },
  OpenState: {
    render: () => <OpenState hours={yard.contact_detail} site={site} page={page} />,
    empty: <OpenState hours={hours} site={site} page={page} />,
    noClassName: besideForm,
  },
  PlaceCard: {
    render: () => <PlaceCard place={yard} reviews={[]} level={2} site={site} page={page} />,
    noClassName: 'the inside of an item of a list',
  },
  PlaceCards: {
    render: () => <PlaceCards {...cards} level={2} />,
    noClassName: 'as wide as its section',
  },
  PlaceSlides: {
    render: () => <PlaceSlides {...cards} id="places" heading="Our yards" />,
    noClassName: 'as wide as its section',
  },
  PlacePicture: {
    render: () => <PlacePicture place={yard} site={site} sizes="20rem" />,
    noClassName: 'as wide as what it is in',
  },
  PlaceDrawing: {
    render: () => <PlaceDrawing place={yard} scene="burst" />,
    noClassName: 'fills its stage',
  },
  NextFacts: {
    render: () => <NextFacts id="form" heading="How it works" facts={['It is free.']} />,
    noClassName: 'as wide as its part of the form',
  },
  Sign: {
    render: () => <Sign sign="Forecourt" x={300} y={60} width={200} size={20} />,
    noClassName: 'a part of a drawing',
  },
  Stars: {
    render: () => <Stars rating={4.5} site={site} />,
    noClassName: 'as large as the text beside it',
  },
  Rating: {
    render: () => <Rating summary={{ count: 3, average_rating: 4.5 }} site={site} />,
    empty: <Rating summary={{ count: 0 }} site={site} />,
    noClassName: 'a line of text',
  },
  PersonFace: {
    render: () => <PersonFace name="Ruth Adeyemi" />,
    noClassName: 'as large as the name beside it',
  },
  ShareLinks: {
    render: () => (
      <ShareLinks car={hilux} site={{ ...site, flags: { ...site.flags, socialShare: true } }} />
    ),
    empty: <ShareLinks car={hilux} site={site} />,
    noClassName: 'a line of text',
  },
  NextSteps: {
    render: () => <NextSteps id="ask" heading="What happens next" lines={['You get a call.']} />,
    noClassName: besideForm,
  },
  WhatNext: {
    render: () => (
      <WhatNext id="ask" form="enquiry" hours={yard.contact_detail} site={site} page={page} />
    ),
    noClassName: besideForm,
  },
  Greeting: {
    render: () => <Greeting text="Ask us anything." people={[]} site={site} />,
    noClassName: besideForm,
  },
  WhoAnswers: {
    render: () => (
      <WhoAnswers
        people={[{ id: 'ray', name: 'Ray Dominguez', role: 'Owns the lot' }]}
        site={site}
      />
    ),
    noClassName: besideForm,
  },
  FormPage: {
    render: (className) => (
      <FormPage
        labelledBy="title"
        variant="rail"
        className={className}
        isTitle
        head={<h1 id="title">Ask us</h1>}
      >
        Fields
      </FormPage>
    ),
  },
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/*.tsx', '!./*/*.stories.tsx', '!./*/*.test.tsx'],
  { eager: true },
)
const parts = Object.values(modules)
  .flatMap(Object.entries)
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
  .map(([name]) => name)

test('the samples are exactly the views of all folders', () => {
  expect(Object.keys(samples).sort()).toEqual(parts.sort())
})

/** The classes of the root element; React writes preloads of eager pictures before it. */
const rootClasses = (element: ReactElement): string[] => {
  const html = renderToStaticMarkup(element).replace(/^(<link rel="preload"[^>]*>)+/, '')
  const [root = ''] = /^<[a-z][^>]*>/.exec(html) ?? []
  return (/ class="([^"]*)"/.exec(root)?.[1] ?? '').split(' ')
}

test.each(Object.entries(samples))(
  '%s adds the class names that it is given, or states why not',
  (_, { render, noClassName }) => {
    expect(rootClasses(render('mt-99')).includes('mt-99'), noClassName).toBe(
      noClassName === undefined,
    )
  },
)

test.each(Object.entries(samples).flatMap(([name, { empty }]) => (empty ? [{ name, empty }] : [])))(
  '$name renders nothing where it has nothing to show',
  ({ empty }) => expect(renderToStaticMarkup(empty)).toBe(''),
)
