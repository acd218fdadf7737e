import type { ViewOf } from '../define-block.ts'
import type { HeroData } from './data.ts'
import type block from './schema.ts'

export type ToggleType = ViewOf<typeof block>['props']['toggle'][number]

/** `value` is the form's car_type; New / Demo has a search path fallback. */
const types: Readonly<Record<ToggleType, { label: string; value: string }>> = {
  all: { label: 'All', value: '' },
  new: { label: 'New', value: 'new' },
  used: { label: 'Used', value: 'used' },
  demo: { label: 'Demo', value: 'demo' },
  'new-demo': { label: 'New / Demo', value: '' },
}

export const toggleOptions = (toggle: readonly ToggleType[]) =>
  toggle.map((type) => ({ key: type, ...types[type] }))

/** All if it is offered, else the first option. Spec 2.33. */
export const chosenType = (toggle: readonly ToggleType[]): ToggleType =>
  toggle.includes('all') ? 'all' : (toggle[0] ?? 'all')

/** The number of cars of an option of the toggle. */
export function countOf(type: ToggleType, { count, byType }: HeroData): number {
  if (type === 'all') return count
  if (type === 'new-demo') return (byType.new ?? 0) + (byType.demo ?? 0)
  return byType[type] ?? 0
}

/** The options of which there are cars; none where one of them is the whole stock. Spec 2.33. */
export function offeredTypes(toggle: readonly ToggleType[], data: HeroData): readonly ToggleType[] {
  const stocked = toggle.filter((type) => countOf(type, data) > 0)
  if (stocked.length === 0) return toggle
  const isWhole = stocked.some((type) => type !== 'all' && countOf(type, data) === data.count)
  return isWhole ? [] : stocked
}
