/** Texts of the vehicle page about the dealer and about a car's papers. Spec 2.45, 5.40. */
export const vehicleWords = {
  whatsIncluded: "What's Included",
  whyBuyFromUs: 'Why Buy From Us?',
  protectYourCar: 'Protect Your Car',
  carSummary: '{Vehicle} Summary',
  dealerSays: 'The dealer says',
  moneyBackTitle: 'Your money back within {days} days',
  moneyBackTerms:
    'Bring it back within {days} days, with at most {distance} more on the clock and no damage, and you get your money back. This holds for {cars} vehicles a customer in {months} months.',
  shareCar: 'Send this {vehicleType} to somebody:',
} as const
