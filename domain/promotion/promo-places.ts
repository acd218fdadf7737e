/**
 * Where promotions split a list of cards: the number of cards before each, ascending. A place counts
 * from 1 among cards and promotions together; a promotion is last if the cards end just before its
 * place, and is left out if they end earlier. A place without promotion is left out too. Spec 2.42.
 */
export function promoCuts(cards: number, places: readonly number[], promos: number): number[] {
  return places
    .slice(0, promos)
    .map((place, promosBefore) => place - 1 - promosBefore)
    .filter((cardsBefore) => cardsBefore <= cards)
}
