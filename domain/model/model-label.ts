import type { Words } from '../site/interface-texts.ts'
import type { Model } from './model.ts'

type LabelWords = Pick<Words, 'modelNew' | 'modelComingSoon'>

/** The label of a model's tile; blank for ordinary models. Spec 4.11. */
export function modelLabel({ status }: Pick<Model, 'status'>, words: LabelWords): string {
  if (status === undefined) return ''
  return status === 'new' ? words.modelNew : words.modelComingSoon
}
