/** Texts of paying what the dealer asked for, of `baseWords`: {amount} is `$1,250.00`, {what} `Invoice INV-204`. Spec 2.12. */
export const paymentWords = {
  paymentTitle: 'Pay us online',
  paymentLead:
    'Pay an invoice, or a deposit that we have asked you for. You need its number and the amount.',
  paymentFor: 'What do you pay?',
  paymentForInvoice: 'An invoice',
  paymentForDeposit: 'A deposit',
  paymentOfInvoice: 'Invoice {number}',
  paymentOfDeposit: 'Deposit {number}',
  paymentNumber: 'Its number',
  paymentNumberHint: 'As it stands on the invoice, or as we gave it to you for the deposit.',
  paymentNumberMissing: 'Please enter the number.',
  paymentNumberWrong:
    'Please enter the number in at most {count} letters and digits; spaces and . / # - may be between them.',
  paymentAmount: 'Amount in dollars',
  paymentAmountHint: 'From {least} to {greatest}.',
  paymentAmountWrong: 'Please enter the amount in dollars, such as 1,250.00.',
  paymentAmountBounds:
    'Please enter an amount from {least} to {greatest}. For another amount, please call us.',
  paymentCheck: 'Check before you pay',
  paymentOfAmount: 'Amount',
  paymentTo: 'To',
  paymentFrom: 'From',
  paymentDate: 'Date',
  paymentState: 'State',
  paymentPay: 'Pay {amount}',
  paymentPaying: 'Paying {amount}…',
  paymentBefore: 'You have paid for this number before',
  paymentBeforeText: 'Please look at the list below. Pay again only if you mean to.',
  paymentUnderWay: 'You are paying this number already',
  paymentUnderWayText: 'You have not been charged again.',
  paymentSee: 'See that payment',
  paymentBankText:
    'Go on to the payment page to finish by {time}, or to confirm there that it is you.',
  paymentUnsureText:
    'The payment provider took the request but we have not heard back. We look every few seconds and this page goes on by itself.',
  paymentPaidTitle: 'You have paid {amount}',
  paymentPaidText: '{what}, paid to {name}.',
  paymentReceiptNote:
    'This is a receipt for your payment. The invoice is the one that we sent you.',
  paymentLateText:
    'You had {minutes} minutes. Should your bank show the {amount}, it goes back to your card by itself.',
  paymentFailedText:
    'Nothing is paid. Should your bank show the {amount}, it goes back to your card by itself.',
  paymentBackTitle: '{name} gives {amount} back',
  paymentGoesBack:
    'The {amount} goes back to your card. Your bank shows it within 3 to 5 business days.',
  paymentBack:
    'The {amount} went back to your card. Your bank shows it within 3 to 5 business days.',
  paymentEarlier: 'What you have paid here',
  paymentStatePaid: 'Paid',
  paymentStateBack: 'Given back',
  paymentStateOpen: 'Not finished',
  paymentAgain: 'Pay again',
  paymentAnother: 'Pay something else',
  // Mails to the buyer
  paymentMailReceipt: 'Your receipt {reference}: {what}',
  paymentMailFailed: 'Your payment {reference} did not go through',
  paymentMailBack: 'Your payment {reference}: {amount} goes back',
  paymentMailSee: 'Your payment:',
} as const
