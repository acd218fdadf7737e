import type { Words } from '#domain/site/interface-texts.ts'

/** What the page of the payment provider takes. Spec 9.19. */
const ways = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']

/** The ways to pay a deposit, as words: the marks themselves belong to their owners. Spec 9.19. */
export const PayWays = ({ words }: { readonly words: Pick<Words, 'checkoutCards'> }) => (
  <ul className="pay-ways" aria-label={words.checkoutCards}>
    {ways.map((way) => (
      <li key={way}>{way}</li>
    ))}
  </ul>
)
