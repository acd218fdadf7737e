import type { Context } from 'hono'
import type { FieldErrors } from '#domain/trade-in/field-errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { FormValues } from '../http/endpoint/body.ts'
import type { PipelineTools } from '../http/endpoint/pipeline.ts'
import { leadCar } from '../leads/lead-car.ts'
import type { PageMatch } from '../pages/find-page.ts'
import type { TradeInTools } from './tools.ts'

/** A form of a valuation as it came, at the page that shows it. */
export interface Post {
  readonly c: Context<AppEnv>
  readonly match: PageMatch
  readonly values: FormValues
  readonly isJson: boolean
  readonly tools: TradeInTools
  readonly pipeline: PipelineTools
  /** What was wrong with files that came with it. */
  readonly photoErrors?: FieldErrors
}

/** Takes one of those that an address may ask for; otherwise the seconds until it may again. */
export const takeOf = ({ c, tools, pipeline }: Post, which: keyof TradeInTools['limits']): number =>
  tools.limits[which].take(`${c.get('tenant').slug} ${pipeline.clientOf(c)}`)

/** The car that is wished for; one that the site does not have is none. */
export async function wishedCar({ match, tools }: Post, id: string | undefined) {
  const page = { path: '', route: '', origin: '', records: {}, parameters: {} }
  const { stock } = tools.services
  const asked = { tenant: match.tenant, page, values: { car_id: id } }
  const found = await leadCar(asked, { stock, open: tools.open })
  return found === 'unknown' ? undefined : found.car
}
