/** Texts of offers, posts, questions and long texts, of `baseWords`. Spec 2.11, 2.21-2.23. */
export const contentWords = {
  breadcrumbs: 'You are here',
  entryKinds: 'Kinds',
  allKinds: 'All',
  offersNone: 'No offers just now',
  offersNoneAdvice: 'New ones are put here as they begin.',
  offerUntil: 'Until {day}',
  offerEnded: 'This offer ended on {day}.',
  offerAt: 'At {places}',
  offerConditions: 'Conditions',
  offerCars: 'The {cars} it is about',
  offerAsk: 'Ask about this offer',
  offerSearch: 'See all {count}',
  postsNone: 'Nothing here yet',
  postBy: 'By {name}',
  textUpdated: 'In force from {day}',
  textContents: 'On this page',
} as const
