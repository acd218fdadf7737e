import { z } from 'zod'
import { signInPath } from '#domain/account/sign-in-path.ts'
import { isSignedIn } from '#domain/account/visitor.ts'
import { wheelOfDay, wheelPhase } from '#domain/prize/wheel-of-day.ts'
import type { Tools } from '../capability.ts'
import { AppError } from '../http/app-error.ts'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { idText } from '../http/endpoint/id-text.ts'
import { today } from '../today.ts'
import { newSpin } from './new-spin.ts'
import { ownSpins } from './own-spins.ts'

const PATH = '/spin-to-win'

const spinBody = z.strictObject({
  /** Id of the wheel that the page showed. */
  wheel: idText,
  /** Which of the buyer's spins it is: sent again, it is the one that was drawn. */
  spin: z.enum(['1', '2']),
  /** That the buyer may enter, and has read the terms. */
  confirmed: z.literal('yes', { error: 'Please confirm that you may enter' }),
})

const spinAnswer = z.strictObject({
  /** Place of the segment on the wheel, from 0; null where the dealer has taken it out since. */
  place: z.number().nullable(),
  prize: z.string(),
  claim_code: z.string(),
  /** The page that tells it. */
  next: z.string(),
})

export type SpinTools = Pick<Tools, 'services' | 'open' | 'keyring' | 'deliveries'>

/**
 * `POST /api/spins` draws a prize for the signed-in buyer, once for each of their spins; a form without script is
 * led to the page that tells it. Spec 9.20, D32, FLOWS 11.
 * @throws AppError 401 without a sign-in, 404 on a site without this wheel, 409 outside of its days, without a spin,
 * or without prizes
 */
export const spinEndpoint = (tools: SpinTools): Endpoint =>
  endpoint({
    path: '/api/spins',
    body: spinBody,
    answer: spinAnswer,
    formats: ['json', 'form'],
    maxBodyBytes: 1_000,
    rates: {
      // A mobile network has many buyers behind one address.
      client: { count: 60, seconds: 60 },
      tenant: { count: 2_400, seconds: 60 },
    },
    idempotency: 'handler',
    async handle(request) {
      const { body, tenant, format } = request
      const { services, open, deliveries } = tools
      const { site, content } = tenant
      const now = services.clock()
      const day = today(now, site.timeZone)
      const wheel = site.flags.spinToWin ? wheelOfDay(content.wheels, day) : undefined
      if (!wheel) throw new AppError(404, 'not_found', 'This site has no wheel')
      const visitor = await services.identifyVisitor(request)
      const next = `${PATH}?spin=${body.spin}` as const
      if (!isSignedIn(visitor)) {
        if (format === 'json') throw new AppError(401, 'not_signed_in', site.words.signInSpin)
        return { seeOther: signInPath({ type: 'spin-to-win', redirect: PATH, back: '/' }) }
      }
      // The page says by itself why there was no spin.
      const refused = (code: string, message: string) => {
        if (format === 'json') throw new AppError(409, code, message)
        return { seeOther: next }
      }
      const phase = wheelPhase(wheel, day)
      if (phase !== 'running' || body.wheel !== wheel.id) {
        return refused(phase === 'running' ? 'expired' : phase, site.words.wheelOver)
      }
      const store = await open()
      const number = Number(body.spin)
      const { drawn, left } = await ownSpins(store, tenant, wheel, visitor.account)
      if (number > drawn.length + left) return refused('no_spins_left', site.words.wheelHad)
      const account = await store.accounts(tenant.slug).account(visitor.account)
      const spun = await store
        .spins(tenant.slug)
        .spin(newSpin({ request, wheel, visitor, account, number, now, keyring: tools.keyring }))
      if (spun.state === 'not_next') return refused('no_spins_left', site.words.wheelHad)
      if (spun.state === 'no_prizes_left') return refused(spun.state, site.words.wheelEmpty)
      if (spun.state === 'drawn') deliveries.wake()
      if (format === 'form') return { seeOther: next }
      const { spin } = spun
      const place = wheel.segments.findIndex(({ id }) => id === spin.segment)
      const { prize, claimCode: claim_code } = spin
      return { json: { place: place < 0 ? null : place, prize, claim_code, next } }
    },
  })
