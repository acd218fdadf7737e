import { isWithoutCharges } from '#domain/finance/market-terms.ts'
import { financePath } from '#parts/links/enquiry-path.ts'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import { loanText } from '#parts/reservation-state/purchase-lines.ts'
import { Link } from '#ui/link/link.tsx'
import { QuestionForm } from './question-form.tsx'
import { fillerOf, type StepProps } from './step-props.ts'

/** Cash, or a loan of the site by its term, each with its rates, and the warning beside them. Spec 2.06, D40. */
export function PaymentStep(props: StepProps) {
  const { state, car, site } = props
  const { words, locale } = site
  const { loans } = state.options
  const { payment } = state.choices
  const own = financePath(car, site)
  return (
    <QuestionForm
      {...props}
      legend={words.purchasePayment}
      value={typeof payment === 'object' ? `${payment.months}` : payment}
      options={[
        { value: 'cash', label: words.purchaseCash },
        ...loans.map((loan) => ({ value: `${loan.termMonths}`, label: loanText(loan, site) })),
      ]}
    >
      {loans.length === 0 ? (
        site.finance && <p className="small-print">{fillerOf(props)(words.purchaseNoLoan)}</p>
      ) : (
        <>
          <p className="small-print">{words.purchaseLoanNote}</p>
          {own && <Link href={own}>{words.plannerLink}</Link>}
          <FinanceWarning site={site} withoutCharges={isWithoutCharges(car, locale)} />
        </>
      )}
    </QuestionForm>
  )
}
