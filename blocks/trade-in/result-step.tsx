import { carName } from '#domain/car/name.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate } from '#domain/format.ts'
import type { ValuationLead } from '#domain/trade-in/valuation-lead.ts'
import type { Done } from '#domain/trade-in/valuation-wizard-state.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
import { Slip, SlipFacts } from '#parts/slip/slip.tsx'
import { foundCarName } from '#parts/valuation/car-name.ts'
import type { FirmOfferView, ValuationResult } from '#parts/valuation/valuation-view.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Link } from '#ui/link/link.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { CONTACT } from './look-up-step.tsx'
import { Plate } from './plate.tsx'
import { fieldId, type StepProps } from './step-props.ts'
import { ValuationForm } from './valuation-form.tsx'

type Range = Extract<ValuationResult, { kind: 'range' }>
type Props = StepProps<Done>
type RangeProps = Props & { readonly result: Range }

/** What the car is worth, or why no tool says so. Spec 4.27, 5.26, D29. */
export function ResultStep(props: Props) {
  const { result, offer } = props.valuation
  if (offer) return <Firm {...props} offer={offer} />
  if (result?.kind === 'none') return <NoFigure {...props} result={result} />
  if (result?.kind !== 'range') return <Working {...props} />
  const shown = { ...props, result }
  if (result.isAccepted) return <Accepted {...shown} />
  return result.isExpired ? <Expired {...shown} /> : <Offered {...shown} />
}

/** What the dealer pays: it counts in place of the estimate. */
const Firm = ({ offer, ...props }: Props & { readonly offer: FirmOfferView }) => (
  <Slip>
    <Figure text={offer.text} />
    <p className="valuation-until">{offer.validity}</p>
    <Reference {...props} />
    <ToFinance {...props} />
  </Slip>
)

/** The figure is being worked out, which goes on by itself. */
export const Working = ({ valuation, site }: Pick<Props, 'valuation' | 'site'>) => (
  <div className="valuation-looking">
    <input type="hidden" name="version" value={valuation.version} />
    <p role="status" className="valuation-message">
      {site.words.valuationWorking}
    </p>
  </div>
)

/** `2019 Subaru Forester`, as the lead has it. */
export const leadCarName = ({ manualEntry, ...vehicle }: ValuationLead): string =>
  foundCarName({
    registration: { rego: vehicle.rego, state: vehicle.state },
    vehicle,
    ...(manualEntry !== undefined && { manualEntry }),
  })

/** The last day of a figure, in words. */
export const lastDay = ({ validUntil }: Range, { locale, timeZone }: Props['site']): string =>
  formatDate(validUntil, locale, timeZone)

/** The two ends of a range, each by itself, so that a variant may set them apart. */
const Figure = ({ text }: Pick<Range, 'text'>) => (
  <p className="valuation-figure">
    {text.split(' to ').map((end, at) => (
      <span key={end}>
        {at > 0 && <small> to </small>}
        <b>{end}</b>
      </span>
    ))}
  </p>
)

function Offered(props: RangeProps) {
  const { result, state, site } = props
  const { words } = site
  return (
    <>
      <Slip>
        <Figure text={result.text} />
        <p className="valuation-until">{result.validity}</p>
        <About {...props} />
      </Slip>
      <p className="small-print">{fillPlaceholders(words.valuationNotOffer, { car: words.car })}</p>
      <ValuationForm {...props}>
        <div className="valuation-buttons">
          <SubmitButton size="lg" name="action" value="accept">
            {words.valuationAccept}
          </SubmitButton>
        </div>
      </ValuationForm>
      <ToFinance {...props} />
      <Keep
        {...props}
        title={words.valuationKeep}
        text={words.valuationKeepText}
        about={leadCarName(state.lead)}
      />
    </>
  )
}

/** What the figure rests on. */
function About({ state: { lead }, site }: Props) {
  const { words, locale } = site
  return (
    <SlipFacts
      facts={[
        [words.formOdometer, `${lead.odometer.toLocaleString(locale)} km`],
        [words.valuationCondition, lead.car_condition],
        [words.valuationService, lead.service_history],
        [words.formRego, <Plate key="plate" rego={lead.rego} state={lead.state} />],
      ]}
    />
  )
}

function NoFigure(props: Props & { readonly result: Extract<ValuationResult, { kind: 'none' }> }) {
  const { result, site, page } = props
  const { words, tradeIn } = site
  const years = String(tradeIn.years)
  return (
    <div className="valuation-none">
      <p className="valuation-none-title">
        {result.failed ? words.valuationTodayText : result.text}
      </p>
      {!result.failed && <p>{fillPlaceholders(words.valuationWhyNot, { years })}</p>}
      <div className="valuation-buttons">
        <CallAbout car={props.wished} site={props.site} variant="solid" />
        {hasPage(page, CONTACT) && (
          <Button variant="outline" href={CONTACT}>
            {words.valuationContact}
          </Button>
        )}
      </div>
      <Reference {...props} />
    </div>
  )
}

/** The finance form, with this car as a line. */
function ToFinance({ valuation: { id }, wished, site, page }: Props) {
  const { words, flags } = site
  if (id === undefined || !flags.finance || !hasPage(page, FINANCE)) return null
  const about = new URLSearchParams({ ...(wished && { car_id: wished.id }), trade_in: id })
  return (
    <Link href={`${FINANCE}?${about}`} className="valuation-finance">
      {words.valuationFinance}
    </Link>
  )
}

const FINANCE = '/finance'

function Accepted(props: RangeProps) {
  const { result, state, site } = props
  const noted = {
    range: result.text,
    vehicle: leadCarName(state.lead),
    date: lastDay(result, site),
  }
  return (
    <Slip>
      <Figure text={result.text} />
      <p>{fillPlaceholders(site.words.valuationNoted, noted)}</p>
      <Reference {...props} />
      <ToFinance {...props} />
    </Slip>
  )
}

const Reference = ({ valuation: { reference }, site }: Props) =>
  reference !== undefined && (
    <p className="valuation-reference">
      {site.words.valuationReference} <b className="figures">{reference}</b>
    </p>
  )

/** Only the odometer moves by itself. */
function Expired(props: RangeProps) {
  const { result, state, site } = props
  const { words } = site
  return (
    <ValuationForm {...props}>
      <p>{fillPlaceholders(words.valuationEndedText, { range: result.text })}</p>
      <Field id={fieldId(props, 'odometer')} label={words.valuationOdometerNow} hint="km">
        {(control) => (
          <Input
            {...control}
            name="odometer"
            required
            inputMode="numeric"
            maxLength={12}
            defaultValue={state.lead.odometer.toLocaleString(site.locale)}
            className="figures"
          />
        )}
      </Field>
      <SubmitButton size="lg" name="action" value="again" busyLabel={words.valuationWorking}>
        {words.valuationAgain}
      </SubmitButton>
    </ValuationForm>
  )
}

interface KeepProps extends Pick<StepProps, 'valuation' | 'site'> {
  readonly title: string
  readonly text: string
  /** What it is about, in the message. */
  readonly about: string
}

/** The address of the valuation, to be opened elsewhere or later. FLOWS 8. */
export function Keep({ valuation: { link }, site, title, text, about }: KeepProps) {
  if (link === undefined) return null
  const { words, name } = site
  const body = encodeURIComponent(`${name}: ${about} ${link}`)
  return (
    <details className="valuation-keep">
      <summary>{title}</summary>
      <p>{text}</p>
      <p className="valuation-link">{link}</p>
      <div className="valuation-buttons">
        <Button variant="outline" size="sm" href={`sms:?&body=${body}`}>
          {words.valuationLinkSms}
        </Button>
        <Button variant="outline" size="sm" href={`mailto:?body=${body}`}>
          {words.valuationLinkMail}
        </Button>
      </div>
    </details>
  )
}

/** What happens after a figure, in order. D43. */
export function nextLines({ valuation, state, wished, site }: Props): string[] {
  const { words, locale } = site
  const phone = displayPhone(state.lead.phone, countryOf(locale))
  const { result, offer } = valuation
  const isAccepted = offer !== undefined || (result?.kind === 'range' && result.isAccepted)
  const said = { phone, car: words.car, vehicle: wished ? carName(wished) : '' }
  const lines = isAccepted
    ? [
        words.valuationNextCalling,
        words.valuationNextBring,
        ...(offer ? [] : [words.valuationNextNothing]),
      ]
    : [
        result?.kind === 'none' ? words.valuationNextCalling : words.valuationNextCall,
        words.valuationNextLook,
        wished ? words.valuationNextTowards : words.valuationNextPaid,
      ]
  return lines.map((line) => fillPlaceholders(line, said))
}
