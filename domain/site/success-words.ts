/**
 * Texts of the page of thanks that a site may override, of `baseWords`; {name} is filled with a comma and
 * the first name where the browser knows it. Spec 2.09, D27.
 */
export const successWords = {
  sentEnquiry: 'Thank you{name}. We have your enquiry.',
  sentGeneral: 'Thank you',
  sentGeneralText: 'What you send from this site reaches us at once. This is what happens with it.',
  sentNotSure: 'Not sure that it was sent? Call us: we look for it by your name or number.',
  sentReceived: 'Received',
  sentAt: '{day} at {time}',
  sentReference: 'Your reference',
  sentCalendar: 'Add to calendar',
  sentShowAll: 'See all',
  sentLikeIt: 'You may also like',
  sentArrivals: 'New in stock',
  nextHeading: 'What happens next',
  nextOpen: 'It goes to {who}. We are open until {time}.',
  nextOpensToday: 'It goes to {who}. We open today at {time}.',
  nextOpensOn: 'It goes to {who}. We open again on {day} at {time}.',
  nextUnstated: 'It goes to {who}.',
  nextWe: 'our team',
  nextAnswer: 'You get a call or an email.',
  nextAnswerWithin: 'You get a call or an email within {minutes} minutes, in opening hours.',
  nextWho: 'You will hear from',
  nextNoOrder: 'Nothing is reserved or owed: this is a question, not an order.',
} as const
