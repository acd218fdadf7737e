/**
 * Texts of reserving a car with a deposit, of `baseWords`: {vehicle} is `car` and such, {deposit} `$200`, {hours} how
 * long it is held. Spec 2.45, 5.40, 9.19, D31, FLOWS 9.
 */
export const reservationWords = {
  reserveOnline: 'Reserve Online',
  reserveOnlineText:
    '{deposit}, taken off the price, holds this {vehicle} for you for {hours} hours. You get it back in full if you change your mind.',
  checkoutTitle: 'Reserve this {vehicle}',
  checkoutStepDetails: 'Your details',
  checkoutStepTerms: 'Terms',
  checkoutStepPay: 'Payment',
  checkoutCode: 'We text your mobile a code',
  checkoutCodeText:
    'It shows that the number is yours, so that nobody else can cancel your reservation.',
  checkoutMobile: 'Mobile number',
  checkoutTextCode: 'Text me the code',
  checkoutProved: 'Your mobile',
  checkoutProvedText: 'Checked by a code.',
  checkoutName: 'Your name',
  checkoutWhat: 'What your {deposit} does',
  checkoutOff: '{deposit}, off the price.',
  checkoutOffText: 'It is part of what you pay for the {vehicle}, not a fee.',
  checkoutHeld: 'Held for {hours} hours.',
  checkoutHeldText: 'Nobody else can reserve it meanwhile.',
  checkoutRefund: 'Fully refundable.',
  checkoutRefundText:
    'Change your mind at any time before you sign a contract, or do nothing: after {hours} hours the {deposit} goes back to your card by itself. Your bank shows it within 3 to 5 business days.',
  checkoutNoContract: 'Not a contract of sale.',
  checkoutNoContractText:
    'You sign that, with any cooling-off period that the law gives you, only when you decide to buy.',
  checkoutAllTerms: 'All the terms of a reservation',
  checkoutTermsText:
    'These are the terms of {name}. They are between {name} and you. Paying {deposit} reserves the {vehicle} named beside them, at the price shown, from the moment your bank has accepted the payment. The {hours} hours count from then. The reservation ends when you cancel it, when {name} ends it, or by itself after the {hours} hours; each time the whole {deposit} is given back to the card it came from. If you buy the {vehicle}, the {deposit} is taken off its price. Nothing here takes away a right that the law gives you.',
  checkoutOwn: 'And once you own it: {title}',
  checkoutAgree: 'I have read and agree to the terms of a reservation.',
  checkoutToPayment: 'Continue to payment',
  checkoutPayTitle: 'You pay on the page of the payment provider',
  checkoutPayText:
    'Your card goes straight to the provider through a secure gateway; we never see or keep its number. Then you come back here.',
  checkoutPay: 'Pay {deposit} and reserve',
  checkoutPaying: 'Reserving the {vehicle}…',
  checkoutCards: 'Ways to pay',
  checkoutYouReserve: 'You reserve',
  checkoutPrice: 'Price',
  checkoutToPayNow: 'To pay now',
  checkoutLeft: 'Left to pay',
  checkoutLeftAt: 'Left to pay at {place}',
  checkoutSafe: 'Fully refundable. The {vehicle} is held for {hours} hours from payment.',
  checkoutOffline: 'You are offline',
  checkoutOfflineText:
    'Nothing has been sent. You have not been charged. When you are back online, go on.',
  checkoutBusyTitle: 'Someone is paying for this {vehicle}',
  checkoutBusy: 'Another buyer is paying for this {vehicle} right now. You have not been charged.',
  checkoutBusyUntil:
    'If that payment does not go through, the {vehicle} is free again at {time}. Your details are kept.',
  checkoutLookAgain: 'Look again',
  checkoutTakenTitle: 'Someone has just reserved this {vehicle}',
  checkoutTaken:
    'Another buyer reserved this {vehicle} just before you. You have not been charged.',
  checkoutTakenText: 'Please call us to hear if it becomes available again.',
  checkoutYoursTitle: 'Good news: it is already yours to hold',
  checkoutYours: 'You have already reserved this {vehicle}. You have not been charged again.',
  checkoutYoursUntil: 'Reference {reference}, held to {time}.',
  checkoutSeeYours: 'See your reservation',
  checkoutChangedTitle: 'The price changed while you were here',
  checkoutChanged:
    'It was {was} and is now {is}. The deposit is {deposit}. Please look at the summary before you pay.',
  checkoutGoOn: 'Go on with {price}',
  checkoutGoneTitle: 'This {vehicle} has just been sold',
  checkoutGoneText: 'You have not been charged.',
  checkoutUnavailableTitle: 'This {vehicle} cannot be reserved online just now',
  checkoutTooMany:
    'That is enough tries for now. You have not been charged. Please try again in {minutes} minutes, or call us.',
  checkoutNotReached:
    'The payment provider did not answer. You have not been charged. Please wait a moment and try again.',
  checkoutNotStored: 'That was not stored. You have not been charged. Please try again.',
  // The page of one reservation
  reservationHeldTitle: 'The {model} is held for you',
  reservationPaid: 'You paid {deposit}. Nobody else can reserve it before {time}.',
  reservationConfirmed:
    'You paid {deposit}. We have confirmed it: the {vehicle} is held until you decide.',
  reservationReference: 'Your reference',
  reservationNextCall: 'We call {phone} to find a time to see it.',
  reservationNextSee: 'Come for a drive and decide. The {deposit} is taken off the price.',
  reservationNextNot:
    'Not for you? Cancel the reservation, and the {deposit} goes back to your card.',
  reservationDepositPaid: 'Deposit paid',
  reservationDepositBack: 'Deposit given back',
  reservationReceipt: 'A receipt is on its way to {email}.',
  reservationCancel: 'Cancel the reservation',
  reservationCancelTitle: 'Cancel this reservation?',
  reservationCancelText:
    'The {vehicle} goes back on sale at once and your {deposit} returns to your card. Your bank shows it within 3 to 5 business days. You do not have to say why.',
  reservationCancelButton: 'Cancel and refund {deposit}',
  reservationCancelling: 'Cancelling…',
  reservationKeep: 'Keep it',
  reservationBankTitle: 'Your payment is not finished',
  reservationBankText:
    'The {vehicle} is kept for you until {time}. Go on to the payment page to finish, or to confirm there that it is you.',
  reservationBankOn: 'Go on to the payment page',
  reservationNotPaid: 'Cancel, I have not paid',
  reservationPayingText: 'Your bank has accepted the payment. This page goes on by itself.',
  reservationUnsureTitle: 'We are checking your payment: please do not pay again',
  reservationUnsureText:
    'The payment provider took the request but we have not heard back. We look every few seconds and this page goes on by itself. If the payment went through the {vehicle} is yours to hold; if not, nothing is charged.',
  reservationUnsureMail: 'You can close it: we email {email} either way.',
  reservationDeclinedTitle: 'Your bank did not accept this card',
  reservationDeclinedText: 'You have not been charged. Please try another card or ask your bank.',
  reservationTryAgain: 'Try another card',
  reservationLeftTitle: 'You have not paid',
  reservationLeftText: 'You left the payment page before paying. You have not been charged.',
  reservationLateTitle: 'The time to pay is over',
  reservationLateText:
    'The {vehicle} was kept for you for {minutes} minutes. Should your bank show the {deposit}, it goes back to your card by itself.',
  reservationFailedTitle: 'The payment did not go through',
  reservationFailedText:
    'The {vehicle} is not reserved. Should your bank show the {deposit}, it goes back to your card by itself.',
  reservationLapsedTitle: 'Your reservation has ended',
  reservationLapsedText:
    'The {hours} hours passed on {time}. Please reserve again if you still want this {vehicle}.',
  reservationCancelledTitle: 'Your reservation is cancelled',
  reservationReleasedTitle: '{name} has ended this reservation',
  reservationReleasedText: 'Please call us to hear why.',
  reservationBack:
    'Your {deposit} went back to your card. Your bank shows it within 3 to 5 business days.',
  reservationGoesBack:
    'Your {deposit} goes back to your card. Your bank shows it within 3 to 5 business days.',
  reservationAgain: 'Reserve it again',
  // Mails to the buyer
  reservationMailReceipt: 'Your receipt {reference}: {car} is held for you',
  reservationMailReminder: 'Your reservation {reference} ends on {time}',
  reservationMailReminderText:
    'It ends by itself then, and your {deposit} goes back to your card. Call us before if you want the {vehicle}.',
  reservationMailEnded: 'Your reservation {reference} has ended',
  reservationMailFailed: 'Your reservation {reference}: the payment did not go through',
  reservationMailBack: 'Your reservation {reference}: {deposit} given back',
  reservationMailSee: 'Your reservation, and how to cancel it:',
} as const
