// The script of pages that say why: the page's own scripts, and what shows what decided. No page of a buyer has
// it.
import '#pages/runtime/main.ts'
import type { WhyBlock } from '#pages/why-mark.ts'
import { keptAddress } from './address.ts'
import { guardNetwork } from './guard.ts'
import { hiddenHere } from './hidden-here.ts'
import { stayWithin } from './stay-within.ts'
import { createWhy } from './why.ts'
import { jsonOf } from './why-marks.ts'

const address = keptAddress(location.href)
guardNetwork(address)
stayWithin(address)
const all = document.getElementById('why-blocks')
const blocks: readonly WhyBlock[] = all ? jsonOf(all) : []
const why = createWhy({ flags: address.kept.get('_flags') })
const show = () => {
  const { conditions } = hiddenHere(
    Object.fromEntries(blocks.map(({ id, conditions }) => [id, conditions])),
  )
  why(blocks.map((block) => ({ ...block, conditions: conditions[block.id] ?? [] })))
}
addEventListener('resize', show)
show()
