import type { Flags } from '../site/flags.ts'
import type { SignInType } from './sign-in-type.ts'

/** The features that close pages to visitors who are not signed in. Spec 2.29. */
type GateFlag = 'gatedTradeIn' | 'gatedCheckout' | 'gatedFinance'
export type GateFlags = Pick<Flags, GateFlag>

interface Gate {
  readonly type: SignInType
  /** Gated where this is on; without it always. */
  readonly flag?: GateFlag
  /** A part `:car` is any; pages below a path are gated with it. */
  readonly paths: readonly string[]
}

/** Spec 2.28, 2.29, with the addresses of 2.03-2.08 and 2.12. */
const gates: readonly Gate[] = [
  { type: 'spin-to-win', paths: ['/spin-to-win'] },
  { type: 'online-payment', paths: ['/online-payment'] },
  {
    type: 'trade-in',
    flag: 'gatedTradeIn',
    paths: ['/trade-in', '/sell-my-car', '/cars/trade-in'],
  },
  {
    type: 'checkout',
    flag: 'gatedCheckout',
    paths: [
      '/cars/:car/checkout',
      '/cars/:car/buy-online',
      '/checkout-journey',
      '/checkout',
      '/reservations',
    ],
  },
  {
    type: 'finance',
    flag: 'gatedFinance',
    paths: [
      ...['/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'],
      '/personalised/finance',
    ],
  },
]

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

function isAtOrBelow(path: string, of: string): boolean {
  const parts = partsOf(path)
  return partsOf(of).every((part, at) =>
    part.startsWith(':') ? parts[at] !== undefined : part === parts[at],
  )
}

const gateOf = (path: string): Gate | undefined =>
  gates.find(({ paths }) => paths.some((each) => isAtOrBelow(path, each)))

/**
 * Whether a path, or a route such as `/cars/:car/checkout`, needs a signed-in visitor on a site with these
 * flags, whatever its page says. Spec 2.27-2.29.
 */
export function isGatedPath(path: string, flags: GateFlags): boolean {
  const gate = gateOf(path)
  return gate !== undefined && (gate.flag === undefined || flags[gate.flag])
}

/** The purpose of a sign-in for a path; undefined where the path says none. Spec 2.30, D25. */
export const typeOfPath = (path: string): SignInType | undefined => gateOf(path)?.type
