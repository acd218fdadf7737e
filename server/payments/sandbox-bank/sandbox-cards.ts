/** What the sandbox bank does with each of its cards; it knows no other. D28. */
export const sandboxCards = {
  approved: { number: '4242 4242 4242 4242', text: 'Approved.' },
  declined: { number: '4000 0000 0000 0002', text: 'Declined.' },
  asks: {
    number: '4000 0000 0000 3220',
    text: 'The bank asks, and the buyer approves or refuses.',
  },
  slow: {
    number: '4000 0000 0000 0606',
    text: 'Approved; the bank takes six seconds for each answer.',
  },
  timesOut: {
    number: '4000 0000 0000 0408',
    text: 'Approved, but for two minutes the bank answers no question about it.',
  },
  approvesLate: {
    number: '4000 0000 0000 0416',
    text: 'Approved, which the bank says only when the ten minutes of the claim are over: the money goes back.',
  },
  doubleWebhook: { number: '4000 0000 0000 2002', text: 'Approved; each webhook comes twice.' },
  lateWebhook: { number: '4000 0000 0000 2010', text: 'Approved; webhooks come a minute late.' },
  outOfOrderWebhook: {
    number: '4000 0000 0000 2028',
    text: 'Approved; the webhook of the approval comes after that of the payment.',
  },
  forgedWebhook: {
    number: '4000 0000 0000 2036',
    text: 'Declined; a webhook with a forged signature says that it was paid.',
  },
} as const satisfies Readonly<Record<string, { readonly number: string; readonly text: string }>>

export type SandboxCard = keyof typeof sandboxCards

const isCard = (name: string): name is SandboxCard => Object.hasOwn(sandboxCards, name)

/** The card of a number as it was typed, with or without spaces and dashes. */
export const cardOf = (typed: string): SandboxCard | undefined => {
  const digits = (number: string) => number.replaceAll(/[\s-]/g, '')
  return Object.keys(sandboxCards)
    .filter(isCard)
    .find((name) => digits(sandboxCards[name].number) === digits(typed))
}
