/**
 * Texts of the page of thanks that a site may override, of `baseWords`; {name} is filled with a comma and
 * the first name where the browser knows it. Spec 2.09, D27.
 */
export const successWords = {
  sentEnquiry: 'Thank you{name}. We have your enquiry.',
  sentGeneral: 'Thank you. We have what you sent.',
  sentGeneralText: 'Not sure it arrived? Call us and give your name or number.',
  sentReceived: 'Received',
  sentAt: '{day} at {time}',
  sentReference: 'Your reference',
  sentAbout: 'About',
  sentTo: 'To',
  sentCalendar: 'Add to calendar',
  sentShowAll: 'See all',
  sentLikeIt: 'You may also like',
  sentSimilar: 'See similar {vehicles}',
  sentArrivals: 'New in stock',
  nextHeading: 'What happens next',
  nextOpen: '{who} gets it. We are open until {time}.',
  nextOpensToday: '{who} gets it. We open today at {time}.',
  nextOpensOn: '{who} gets it. We open again on {day} at {time}.',
  nextUnstated: '{who} gets it.',
  nextWe: 'Our team',
  nextAnswer: 'You get a call or an email.',
  nextAnswerWithin: 'You get a call or an email. Within {time}, in opening hours.',
  nextWho: 'You will hear from',
  nextWhoAmong: 'You will hear from one of',
  nextNoOrder: 'You owe nothing. This is a question, not an order.',
} as const
