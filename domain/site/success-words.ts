/**
 * Texts of the page of thanks that a site may override, of `baseWords`; {name} is filled with a comma and
 * the first name where the browser knows it. Spec 2.09, D27.
 */
export const successWords = {
  sentEnquiry: 'Thank you{name}. We have your enquiry.',
  sentGeneral: 'Thank you',
  sentGeneralText: 'If you have just sent us something, we have it and will be in touch.',
  sentNotSure: 'Not sure? Call us and we look it up by your name or number.',
  sentAt: '{day} at {time}',
  sentReference: 'Your reference',
  sentCalendar: 'Add to calendar',
  sentShowAll: 'See all',
  sentLikeIt: 'You may also like',
  sentArrivals: 'New in stock',
  nextHeading: 'What happens next',
  nextOpen: 'We are open until {time}.',
  nextOpenWithin: 'We are open until {time}, and answer within {minutes} minutes.',
  nextOpensToday: 'We are closed just now and open again at {time}.',
  nextOpensOn: 'We are closed just now and open again on {day} at {time}.',
  nextUnstated: 'Somebody reads it when we are next in.',
  nextAnswer: 'We call you or write to you.',
  nextWho: 'You will hear from',
  nextNoOrder: 'Nothing is reserved or owed: this is a question, not an order.',
} as const
