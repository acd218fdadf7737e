import { carName } from '#domain/car/name.ts'
import { carThings } from '#parts/why/decision.ts'
import { decisionOf } from '#parts/why/decisions.ts'
import { WHY } from '#ui/data-attributes.ts'
import { eachBlock } from '../tree.ts'
import { conditionsOf } from '../when.ts'
import type { WhyBlock, WhyMark } from '../why-mark.ts'
import { circumstancesOf } from './blocks.ts'
import { escapeJson, type Html, html, trustedHtml } from './html.ts'
import type { PageRequest } from './request.ts'

/** The page with what a rule decided marked, and all its blocks with their conditions. Spec 6.04. */
export const withWhy = <Request extends PageRequest>(request: Request): Request => ({
  ...request,
  why: ({ thing, car }) => {
    const { site, view } = request
    const decision = decisionOf(thing, { car, site, now: view.now })
    const mark: WhyMark = {
      ...decision,
      title: carThings[thing],
      car: { id: car.id, name: carName(car) },
    }
    return attribute(mark)
  },
})

/** The blocks of the page, for the script that says why. */
export const whyHtml = (request: PageRequest): Html =>
  html`<div id="why-blocks"${attribute(whyBlocks(request))} hidden></div>`

const attribute = (value: unknown): Html =>
  html` ${trustedHtml(WHY)}='${escapeJson(JSON.stringify(value))}'`

/** Every block of a page, at every level, in order, with its conditions. */
export function whyBlocks(request: PageRequest): WhyBlock[] {
  const circumstances = circumstancesOf(request)
  return Array.from(eachBlock(request.page.blocks), ({ id, block, when }) => ({
    id,
    title: block.title,
    conditions: when ? conditionsOf(when, circumstances, request.visitor) : [],
  }))
}
