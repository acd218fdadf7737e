/**
 * Texts of buying a car online, of `baseWords`: {vehicle} is `car` and such, {deposit} `$200`. Spec 2.06.
 */
export const purchaseWords = {
  buyOnline: 'Buy online',
  purchaseTitle: 'Buy this {vehicle} online',
  purchaseLead:
    'Choose how you pay and how you get it, then hold it with {deposit}. It takes a few minutes; your answers are kept for {days} days.',
  purchaseStepCar: 'The {vehicle}',
  purchaseStepTradeIn: 'Trade-in',
  purchaseStepPayment: 'Finance or cash',
  purchaseStepDelivery: 'Delivery or collection',
  purchaseStepDeposit: 'Deposit',
  purchaseStepSummary: 'Summary',
  purchaseBegin: 'Start',
  purchaseFirst: 'To begin, we text your mobile a code',
  purchaseFirstText: 'It shows that the number is yours: nobody else sees your answers.',
  purchaseChoose: 'Please choose one.',
  purchaseTradeIn: 'Do you trade a car in?',
  purchaseNoTradeIn: 'No, I have no car to trade in',
  purchaseOwnCar: 'My {vehicle}, {figure}',
  purchaseValue:
    'To trade a car in, value it first with the number {phone}. Then come back to this page: the estimate is listed here.',
  purchaseValueLink: 'Value my car',
  purchasePayment: 'How do you pay?',
  purchaseCash: 'Cash, a transfer, or my own loan',
  purchaseLoanNote:
    'We ask the lender for this loan; you sign nothing here. The lender decides, and its rate may differ.',
  purchaseNoLoan:
    'Repayments are not shown online for this {vehicle}. To ask for finance, choose cash here and tell us when we call.',
  purchaseDelivery: 'How do you get it?',
  purchaseCollect: 'I collect it at {place}',
  purchaseDeliver: 'You deliver it to me',
  purchaseAddress: 'Address for the delivery',
  purchaseAddressHint: 'Needed only if we deliver. Street, suburb and postcode.',
  purchaseAddressMissing: 'Please enter the address that we deliver to.',
  purchaseSummary: 'What you have chosen',
  purchaseChange: 'Change',
  purchaseChangedTitle: 'Your choices changed in another window',
  purchaseChanged: 'Please look at the summary before you pay. You have not been charged.',
  purchaseLeftNote:
    'The rest is settled with us before you drive off; the trade-in is priced once we have seen your car.',
  purchaseYours: 'Your choices',
} as const
