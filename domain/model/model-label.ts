import type { Model, ModelStatus } from './model.ts'

const labels = {
  new: 'NEW',
  coming_soon: 'COMING SOON',
} as const satisfies Record<ModelStatus, string>

/** What a model's tile is labelled with; blank for the models of every day. Spec 4.11. */
export function modelLabel({ status }: Pick<Model, 'status'>): 'NEW' | 'COMING SOON' | '' {
  return status === undefined ? '' : labels[status]
}
