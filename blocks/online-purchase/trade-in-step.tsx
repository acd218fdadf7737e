import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { withParameter } from '#domain/link.ts'
import { isValuedOnline } from '#domain/trade-in/valued-online.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { Link } from '#ui/link/link.tsx'
import { QuestionForm } from './question-form.tsx'
import { fillerOf, type StepProps } from './step-props.ts'

const VALUE = '/cars/trade-in'

/** Whether a car is traded in: one of those that the buyer has had valued with the proved number. Spec 2.06, D29. */
export function TradeInStep(props: StepProps) {
  const { state, car, site, page } = props
  const { words, locale } = site
  const fill = fillerOf(props)
  const { tradeIn } = state.choices
  const phone = displayPhone(state.phone ?? '', countryOf(locale)).replaceAll(' ', '\u00a0')
  return (
    <QuestionForm
      {...props}
      legend={words.purchaseTradeIn}
      value={typeof tradeIn === 'object' ? tradeIn.valuation : tradeIn}
      options={[
        { value: 'none', label: words.purchaseNoTradeIn },
        ...state.options.valuations.map(({ id, vehicle, figure, validity }) => ({
          value: id,
          label: fill(words.purchaseOwnCar, { vehicle, figure }),
          hint: validity,
        })),
      ]}
    >
      {isValuedOnline(site) && hasPage(page, VALUE) && (
        <p className="small-print">
          {fill(words.purchaseValue, { phone })}{' '}
          <Link href={withParameter(VALUE, 'car_id', car.id)}>{words.purchaseValueLink}</Link>
        </p>
      )}
    </QuestionForm>
  )
}
