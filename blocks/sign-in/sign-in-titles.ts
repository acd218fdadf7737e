import { isCodeOver } from '#domain/account/sign-in-problem.ts'
import type { SignInType } from '#domain/account/sign-in-type.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { WordName, Words } from '#domain/site/interface-texts.ts'
import type { SignInView } from '#parts/view-context.ts'

/** Heading and reason of each purpose. D25, FLOWS 6. */
const purposes: Readonly<Record<SignInType, readonly [title: WordName, why: WordName]>> = {
  watchlist: ['signInWatchlist', 'signInWhyWatchlist'],
  checkout: ['signInCheckout', 'signInWhyCheckout'],
  finance: ['signInFinance', 'signInWhyFinance'],
  'trade-in': ['signInTradeIn', 'signInWhyTradeIn'],
  'spin-to-win': ['signInSpin', 'signInWhySpin'],
  'online-payment': ['signInPay', 'signInWhyPay'],
}

/** The account itself has the type of the watchlist (D25): it saves a car only where there is one to save. */
const isForCar = ({ query: { save, redirect } }: SignInView): boolean =>
  save !== undefined || /^\/cars\/[^/?#]+/.test(redirect)

export function titleOf(state: SignInView, words: Words): string {
  if (state.step === 'code') return words.signInCodeTitle
  if (state.step === 'signed_in') return words.signedInTitle
  const { type } = state.query
  if (type === undefined || (type === 'watchlist' && !isForCar(state))) return words.signIn
  return fillPlaceholders(words[purposes[type][0]], { car: words.car })
}

/** What happens after the number was sent; to one who values a car also what it leads to. Spec 2.09. */
export function linesOf({ query: { type } }: SignInView, words: Words): readonly string[] {
  const { signInNextText, signInNextCode, signInNextGo, valuationLead } = words
  const lines = [signInNextText, signInNextCode, signInNextGo]
  return type === 'trade-in' ? [...lines, valuationLead] : lines
}

/** What is about to happen, and why it is asked. */
export function leadOf(
  state: SignInView,
  { words, phone }: { readonly words: Words; readonly phone: string },
): string {
  if (state.step === 'code') {
    const sent = fillPlaceholders(words.signInSent, { phone })
    return isCodeOver(state.problem) ? sent : `${sent} ${words.signInLife}`
  }
  if (state.step === 'signed_in') return fillPlaceholders(words.signedInAs, { phone })
  const { type } = state.query
  return type === undefined ? words.signInLead : `${words.signInLead} ${words[purposes[type][1]]}`
}
