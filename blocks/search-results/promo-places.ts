/**
 * Where promotions cut a list of cards: the numbers of cards before each, rising. A place counts
 * from 1 among cards and promotions together (Spec 2.42); a promotion whose place the list does not
 * reach is left out, and so is a place without promotion.
 */
export function promoCuts(cards: number, places: readonly number[], promos: number): number[] {
  return places
    .slice(0, promos)
    .map((place, promosBefore) => place - 1 - promosBefore)
    .filter((cardsBefore) => cardsBefore <= cards)
}
