import { randomUUID } from 'node:crypto'
import { AppError } from '../http/app-error.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Store } from '../store/store.ts'
import { taughtSettings } from './feed-settings.ts'
import { ImportError } from './import-error.ts'
import type { Readings } from './import-view.ts'
import { mappableFields } from './mapping/field-paths.ts'
import { loadMapping } from './mapping/load-mapping.ts'
import { columnsOfField } from './mapping/source-columns.ts'
import { teachable } from './mapping/taught-mapping.ts'

/** How a feed of a site is read today. */
export async function readingsOf(
  store: Store,
  { tenant, mapping: name }: { readonly tenant: string; readonly mapping: string | undefined },
  tenantsDirectory: string,
): Promise<Readings> {
  const canonical = await loadMapping('canonical')
  if (name === undefined) return { mapping: undefined, canonical }
  const of = { tenant, mapping: name }
  try {
    return { ...(await taughtSettings(of, tenantsDirectory, store)), canonical }
  } catch (cause) {
    if (cause instanceof ImportError) return { mapping: undefined, canonical }
    throw cause
  }
}

/** What people of a site teach the mappings of its feeds (Spec 6.03). */
export function mappingCalls(tenantsDirectory: string): readonly StaffEndpoint[] {
  const known = async (store: Store, tenant: string, name: string) => {
    const { mapping, canonical } = await readingsOf(
      store,
      { tenant, mapping: name },
      tenantsDirectory,
    )
    if (!mapping) throw new AppError(404, 'not_found', 'There is no mapping of this name')
    return { mapping, canonical }
  }
  return [
    staffEndpoint('GET /:site/imports/mappings/:mapping', async ({ store, site, params }) => {
      const { mapping, canonical } = await known(store, site.slug, params.mapping)
      const lessons = await store.mappingLessons(site.slug).lessons(mapping.name)
      return {
        fields: [...mappableFields].map(([field, schema]) => {
          const source = mapping.fields[field] ?? canonical.fields[field]
          const columns = source === mapping.fields[field] && source ? columnsOfField(source) : []
          return { field, about: schema.description ?? '', columns }
        }),
        lessons: lessons.map(({ id, column, field, word, by, at }) => ({
          id,
          column,
          field,
          at,
          ...(word && { value: word.value, meaning: word.meaning }),
          ...(by && { by: by.name }),
        })),
      }
    }),
    staffEndpoint(
      'POST /:site/imports/mappings/:mapping/lessons',
      async ({ store, site, params, body, by }) => {
        const { mapping } = await known(store, site.slug, params.mapping)
        const { column, field, value, meaning } = body
        if (!mappableFields.has(field)) throw fault('field', 'A car has no such field')
        const word = value === undefined ? undefined : { value, meaning: meaning ?? '' }
        if (word) {
          const found = teachable(mapping, column, word.value)
          if (found?.field !== field)
            throw fault('value', 'This value needs no word, or the column is read in another way')
          if (!found.choices.includes(word.meaning))
            throw fault('meaning', `Please choose one of ${found.choices.join(', ')}`)
        }
        const id = randomUUID()
        const lesson = { id, mapping: mapping.name, column, field, ...(word && { word }) }
        if ((await store.mappingLessons(site.slug).teach(lesson, by)) === 'full')
          throw new AppError(
            409,
            'full',
            'This mapping was taught very much: ask us for one of its own',
          )
        return { id }
      },
    ),
    staffEndpoint(
      'POST /:site/imports/lessons/:lesson/take-back',
      async ({ store, site, params, by }) => {
        if (!(await store.mappingLessons(site.slug).takeBack(params.lesson, by)))
          throw new AppError(404, 'not_found', 'There is nothing with this id')
      },
    ),
  ]
}

const fault = (field: string, says: string) =>
  new AppError(422, 'invalid', says, { fields: { [field]: says } })
