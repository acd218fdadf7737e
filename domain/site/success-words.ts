/**
 * Texts of the page of thanks that a site may override, of `baseWords`; {name} is filled with a comma and
 * the first name where the browser knows it. Spec 2.09, D27.
 */
export const successWords = {
  sentEnquiry: 'Thank you{name}. We have your enquiry.',
  sentGeneral: 'Thank you',
  sentGeneralText:
    'What you send us from this site is with us at once. This is what happens with it.',
  sentNotSure: 'To ask about it, call us: we find it by your name or number.',
  sentReceived: 'Received',
  sentAt: '{day} at {time}',
  sentReference: 'Your reference',
  sentCalendar: 'Add to calendar',
  sentShowAll: 'See all',
  sentLikeIt: 'You may also like',
  sentArrivals: 'New in stock',
  nextHeading: 'What happens next',
  nextOpen: '{who} will read it today: we are open until {time}.',
  nextOpensToday: '{who} will read it today, when we open at {time}.',
  nextOpensOn: '{who} will read it on {day}, when we open at {time}.',
  nextUnstated: '{who} will read it when we are next in.',
  nextWe: 'We',
  nextAnswer: 'You get a call or an email.',
  nextAnswerWithin: 'You get a call or an email within {minutes} minutes, in opening hours.',
  nextWho: 'You will hear from',
  nextNoOrder: 'Nothing is reserved or owed: this is a question, not an order.',
} as const
