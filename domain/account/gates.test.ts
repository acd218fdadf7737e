import { describe, expect, test } from 'vitest'
import { isGatedPath } from './gates.ts'

const none = { gatedTradeIn: false, gatedCheckout: false, gatedFinance: false }

describe('a path is gated', () => {
  test.each(['/spin-to-win', '/online-payment', '/online-payment/7', '/spin-to-win/'])(
    '%s on every site (Spec 2.28)',
    (path) => expect(isGatedPath(path, none)).toBe(true),
  )

  test.each([
    ['/trade-in', 'gatedTradeIn'],
    ['/trade-in/8f2/photos', 'gatedTradeIn'],
    ['/sell-my-car', 'gatedTradeIn'],
    ['/cars/trade-in', 'gatedTradeIn'],
    ['/cars/2021-toyota-hilux/checkout', 'gatedCheckout'],
    ['/cars/:car/checkout', 'gatedCheckout'],
    ['/cars/2021-toyota-hilux/buy-online', 'gatedCheckout'],
    ['/checkout-journey', 'gatedCheckout'],
    ['/reservations/8f2', 'gatedCheckout'],
    ['/finance', 'gatedFinance'],
    ['/finance-enquiry', 'gatedFinance'],
    ['/apply-for-finance', 'gatedFinance'],
    ['/finance-pre-approval', 'gatedFinance'],
    ['/personalised/finance', 'gatedFinance'],
  ] as const)('%s only on a site with %s (Spec 2.29)', (path, flag) => {
    expect(isGatedPath(path, none)).toBe(false)
    expect(isGatedPath(path, { ...none, [flag]: true })).toBe(true)
    const others = { gatedTradeIn: true, gatedCheckout: true, gatedFinance: true, [flag]: false }
    expect(isGatedPath(path, others)).toBe(false)
  })

  test.each([
    '/',
    '/search',
    '/cars/2021-toyota-hilux',
    '/cars/2021-toyota-hilux/enquire',
    '/cars/checkout',
    '/finance-guide',
    '/watchlist',
    '/personalised',
  ])('%s is not, whatever the site has on (Spec 2.27)', (path) => {
    const all = { gatedTradeIn: true, gatedCheckout: true, gatedFinance: true }
    expect(isGatedPath(path, all)).toBe(false)
  })
})
