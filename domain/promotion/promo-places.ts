/**
 * Where promotions cut a list of cards: the numbers of cards before each, rising. A place counts from
 * 1 among cards and promotions together; a promotion stands last where the cards end just before its
 * place, and is left out where they end earlier. A place without promotion is left out too. Spec 2.42.
 */
export function promoCuts(cards: number, places: readonly number[], promos: number): number[] {
  return places
    .slice(0, promos)
    .map((place, promosBefore) => place - 1 - promosBefore)
    .filter((cardsBefore) => cardsBefore <= cards)
}
