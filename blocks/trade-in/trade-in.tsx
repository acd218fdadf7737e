import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { startValuation } from '#domain/trade-in/valuation-wizard.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { hasPage } from '#parts/links/has-page.ts'
import { DealerPlace } from '#parts/place-picture/dealer-place.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { isWaiting, type ValuationView } from '#parts/valuation/valuation-view.ts'
import type { SiteView } from '#parts/view-context.ts'
import { NextFacts } from '#parts/what-next/next-facts.tsx'
import { NextSteps } from '#parts/what-next/next-steps.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import { ChooseStep } from './choose-step.tsx'
import { DetailsStep } from './details-step.tsx'
import type { TradeInData } from './load.ts'
import { LookingStep, NoMatchStep } from './look-up-step.tsx'
import { Photos } from './photos.tsx'
import { PhotosStep } from './photos-step.tsx'
import { Keep, lastDay, leadCarName, nextLines, ResultStep, Working } from './result-step.tsx'
import type block from './schema.ts'
import { isGone, type StepProps } from './step-props.ts'
import startTradeIn from './trade-in.island.ts'
import { WishForm } from './valuation-form.tsx'
import { ValuationSteps } from './valuation-steps.tsx'
import { VehicleStep } from './vehicle-step.tsx'

type View = ViewOf<typeof block, TradeInData>

/** As wide as the page. */
const PLACE_SIZES = '(min-width: 74rem) 74rem, 100vw'

/**
 * What a buyer's car is worth, a step on each page, whole without script: each step is a form that posts to its
 * address. The server says which step, and what was wrong with the last. Spec 2.51, 4.22-4.27, FLOWS 8.
 */
export default function TradeIn(view: View) {
  const { id, props, slots, data, site, page } = view
  const valuation = page.valuation ?? beginning(site)
  const step: StepProps = {
    id,
    valuation,
    state: shownState(valuation.state),
    wished: data.wished,
    site,
    page,
  }
  const isFirst = valuation.id === undefined
  const Heading = isFirst ? props.level : 'h1'
  const place = isFirst && !data.wished ? props.place : undefined
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? site.look.form}
      className={cn(
        'form-page-plain',
        isShort(step) && 'valuation-short',
        place && 'valuation-placed',
      )}
      isStaged={place !== undefined}
      isWalled={place !== undefined}
      isTitle={Heading === 'h1'}
      head={
        <>
          <Back {...step} />
          <Heading id={`${id}-title`}>{titleOf(step, props.heading)}</Heading>
        </>
      }
      lead={isFirst ? leadOf(view) : undefined}
      about={
        data.wished ? (
          <Wished {...step} />
        ) : (
          place && <DealerPlace place={place} site={site} sizes={PLACE_SIZES} eager />
        )
      }
      next={<Next {...step} />}
      beside={slots.beside}
    >
      <Scripted
        script={startTradeIn}
        name="form"
        eager={isWaiting(valuation)}
        className="valuation"
      >
        <ValuationSteps state={step.state} hasImages={site.tradeIn.images} site={site} />
        {isFirst ? (
          <Step {...step} />
        ) : (
          <div className="valuation-step">
            <Step {...step} />
            {canStillSend(step) && <Photos {...step} />}
          </div>
        )}
        {!isFirst && valuation.state.step !== 'done' && (
          <Keep
            {...step}
            title={site.words.valuationElsewhere}
            text={site.words.valuationElsewhereText}
            about={titleOf(step)}
          />
        )}
      </Scripted>
    </FormPage>
  )
}

/** Below the title of the first step. */
function leadOf({ props, site: { words }, page }: View): string {
  return isGone(page) ? words.valuationGone : (props.lead ?? words.valuationLead)
}

/** Beside its form much more would stand than in it: what follows stands below it on wide screens too. */
const isShort = ({ state, valuation: { result } }: StepProps): boolean =>
  state.step === 'done'
    ? result?.kind !== 'range'
    : state.step !== 'images' && state.step !== 'your_details'

/** Photos that were chosen go on from the pages that follow their step. */
const canStillSend = ({ state, site }: StepProps): boolean =>
  site.tradeIn.images && (state.step === 'your_details' || state.step === 'done')

/** As the page is first opened: the state of the main location is chosen. Spec 5.21. */
function beginning({ locations }: SiteView): ValuationView {
  const place = locations.find(({ primary }) => primary) ?? locations[0]
  return { version: 0, state: startValuation(place?.address.state ?? '') }
}

/** What was sent can be sent again where the call for it failed. Spec 8.05. */
const shownState = (state: WizardState): WizardState =>
  state.step === 'failed' ? state.before : state

function Step(props: StepProps) {
  const { state } = props
  switch (state.step) {
    case 'vehicle_details':
      return <VehicleStep {...props} state={state} />
    case 'looking_up':
      return <LookingStep {...props} state={state} />
    case 'no_match':
      return <NoMatchStep {...props} state={state} />
    case 'choose_vehicle':
      return <ChooseStep {...props} state={state} />
    case 'images':
      return <PhotosStep {...props} state={state} />
    case 'your_details':
      return <DetailsStep {...props} state={state} />
    case 'submitting':
      return <Working {...props} />
    case 'done':
      return <ResultStep {...props} state={state} />
    case 'failed':
      return null
  }
}

function titleOf({ valuation, state, site }: StepProps, heading?: string): string {
  const { words } = site
  const own = heading ?? fillPlaceholders(words.valuationTitle, { car: words.car })
  if (state.step !== 'done') return own
  const { result, offer } = valuation
  if (offer) return fillPlaceholders(words.valuationFirmTitle, { car: leadCarName(state.lead) })
  if (result?.kind === 'none') return result.failed ? words.valuationToday : words.valuationSeeIt
  if (result?.kind !== 'range') return own
  if (result.isAccepted) return words.valuationAccepted
  if (result.isExpired)
    return fillPlaceholders(words.valuationEnded, { date: lastDay(result, site) })
  return fillPlaceholders(words.valuationFound, { car: leadCarName(state.lead) })
}

/** To the step before, or from the first one to the car that it is for. FLOWS 1. */
function Back(props: StepProps) {
  const { valuation, state, wished, site, page } = props
  const { words } = site
  if (valuation.id !== undefined && 'before' in state && !isWaiting(valuation)) {
    const isShownBelow = state.step === 'no_match'
    return isShownBelow ? null : (
      <WishForm {...props} wish="back" className="valuation-back">
        {words.formBack}
      </WishForm>
    )
  }
  const carPage = wished && `/cars/${wished.slug}`
  if (!wished || carPage === undefined || !hasPage(page, carPage)) return null
  return (
    <Link href={carPage} variant="quiet" className="valuation-back-link">
      <Icon name="arrow-left" size="sm" />
      {fillPlaceholders(words.backToCar, { vehicle: words[wished.item_type] })}
    </Link>
  )
}

/** The car that it is for, and what it costs. Spec 2.04. */
const Wished = ({ wished, site, page }: StepProps) =>
  wished && (
    <aside className="valuation-wished">
      <p className="valuation-wished-title">{site.words.valuationTowards}</p>
      <CarStrip car={wished} site={site} page={page} picture="large" />
    </aside>
  )

/** What to expect: of the valuation, then of what follows it. */
function Next(props: StepProps) {
  const { id, state, site } = props
  const { words } = site
  const filled = (lines: readonly string[]) =>
    lines.map((line) => fillPlaceholders(line, { car: words.car }))
  if (state.step === 'done')
    return (
      <NextSteps
        id={id}
        heading={words.nextHeading}
        lines={filled(nextLines({ ...props, state }))}
      />
    )
  const { valuationHowTime, valuationHowTool, valuationHowLong } = words
  const facts = filled([valuationHowTime, valuationHowTool, valuationHowLong])
  return <NextFacts id={id} heading={words.valuationHow} facts={facts} />
}
