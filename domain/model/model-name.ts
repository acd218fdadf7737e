import type { Model } from './model.ts'

/** A model with its make: `Mazda CX-5`. Spec 3.23. */
export const modelName = ({ manufacturer_name, name }: Pick<Model, 'manufacturer_name' | 'name'>) =>
  [manufacturer_name, name].filter((part) => part !== undefined).join(' ')
