/** Texts about what a vehicle costs that a site may override, as those of `interface-texts.ts`. */
export const moneyWords = {
  // The market badge, opened (Spec 5.36, D18)
  marketAverage:
    'Similar {vehicles} are advertised for about {average} on average in {place}. This one is {price}.',
  marketOwnState: 'its state',
  marketRounding:
    'The average comes from the market data of this listing. We show it to the nearest $100; the difference is worked out before that, and rounded down.',
  // What an estimate assumes, opened (Spec 4.17)
  financeTerm: 'Term',
  financeDeposit: 'Deposit',
  // The finance calculator (Spec 2.46, 9.14, D30)
  calculator: 'Finance calculator',
  calculatorDeposit: 'Deposit or trade-in',
  calculatorTerm: 'Over',
  calculatorRate: 'Interest rate',
  calculatorRateFixed:
    '{rate} p.a., the rate of this estimate. Yours depends on you and the {vehicle}.',
  calculatorRateUnit: '% p.a.',
  calculatorRateHint: 'Yours depends on you and the {vehicle}.',
  calculatorBalloon: 'Final (balloon) payment',
  calculatorBalloonHint:
    'Left to pay in one sum at the end. A bigger one lowers each repayment and costs more in all.',
  calculatorResult: 'Estimated repayment',
  calculatorBorrowed: 'You borrow',
  calculatorTotal: 'You repay in all, with the final payment',
  calculatorTerms: 'Compare terms',
  calculatorStale: 'Not worked out again: these are the figures of the last amounts that fit.',
  depositWrong: 'The deposit must be $0 or more, and below the price of {price}.',
  balloonWrong: 'The final payment must be $0 or more, and below what you borrow.',
  rateWrong: 'Please enter a rate from 0 to 100.',
  calculatorWithoutScript:
    'Worked out for a price of {price}, {basis}. To try other amounts here, switch on JavaScript, or ask us.',
  calculatorBasis:
    'Worked out for equal monthly payments on a price of {price}, not a lender’s offer for this {vehicle}. A week is the monthly payment times 12, divided by 52.',
  calculatorFees:
    'The comparison rate counts fees of {upFront} at the start and {monthly} a month, which the repayments leave out.',
  calculatorLender: 'The lender’s own figure for this {vehicle} is {repayment}.',
  // The calculator of a page about no car (Spec 2.08, 9.14, D30)
  plannerPrice: 'Price of the {vehicle}',
  plannerPriceWrong: 'Please enter a price.',
  plannerTotal: 'You repay in all',
  plannerShow: 'Show {vehicles} up to this price',
  plannerCars: 'Up to {price}',
  plannerAll: 'All {count} up to {price}',
  plannerNone: 'Nothing up to {price} in stock today.',
  plannerBasis:
    'The calculator works with equal monthly payments; its figures are not an offer of a lender. A week is the monthly payment times 12, divided by 52.',
  // One that begins with a car (Spec 2.07)
  plannerLink: 'Work out your own repayments',
  plannerOwn:
    'This begins with the {car}: its price, and the rates and deposit of its own estimate. Change what you like.',
  plannerGone: 'That {vehicle} is no longer for sale here. Begin with a price of your choice.',
  noRateTitle: 'Ask us for today’s rates',
  noRateText:
    'We have no comparison rate for this {vehicle} just now, so we show no repayment: it would not tell you the whole cost.',
} as const

/** Where American buyers say it otherwise: a down payment, an APR, a payment by the month. Spec 1.11, 9.25. */
export const americanMoneyWords = {
  perMonth: 'Est. {amount}/mo',
  financeDeposit: 'Down payment',
  getFinance: 'Get financing',
  plannerLink: 'Work out your own payments',
  plannerOwn:
    'This begins with the {car}: its price, and the APR and down payment of its own estimate. Change what you like.',
  sortRepaymentAsc: 'Lowest payment',
  calculator: 'Payment calculator',
  calculatorDeposit: 'Down payment or trade-in',
  calculatorRateFixed:
    '{rate} a year, as in this estimate. Yours depends on your credit and the {vehicle}.',
  calculatorRateUnit: '% a year',
  calculatorRateHint: 'Yours depends on your credit and the {vehicle}.',
  calculatorBalloonHint:
    'Left to pay in one sum at the end. A bigger one lowers each payment and costs more in all.',
  calculatorResult: 'Estimated payment',
  calculatorBasis:
    'Worked out for equal monthly payments on a price of {price}, not a lender’s offer for this {vehicle}.',
  plannerBasis:
    'The calculator works with equal monthly payments; its figures are not an offer of a lender.',
  calculatorFees:
    'The APR counts fees of {upFront} at the start and {monthly} a month, which the payments leave out.',
  depositWrong: 'The down payment must be $0 or more, and below the price of {price}.',
  noRateText:
    'We have no APR for this {vehicle} just now, so we show no payment: it would not tell you the whole cost.',
} as const
