import type { Model, ModelStatus } from './model.ts'

const labels = {
  new: 'NEW',
  coming_soon: 'COMING SOON',
} as const satisfies Record<ModelStatus, string>

/** The label of a model's tile; blank for ordinary models. Spec 4.11. */
export function modelLabel({ status }: Pick<Model, 'status'>): 'NEW' | 'COMING SOON' | '' {
  return status === undefined ? '' : labels[status]
}
