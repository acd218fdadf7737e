import { type CollectionName, collectionNames, collections } from '#domain/content/collections.ts'
import { withoutReferences } from '#pages/without-references.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { propRow, propTable } from './prop-table.ts'

/** A heading and a table of fields for each collection of content. */
export const contentText = (): string => collectionNames.map(collectionText).join('\n')

function collectionText(name: CollectionName): string {
  const { entry, title, description } = collections[name]
  const { properties = {}, required } = jsonSchemaOf(entry)
  const rows = Object.entries(properties).map(([field, schema]) =>
    propRow(field, typeof schema === 'object' ? schema : {}, required?.includes(field) ?? false),
  )
  const about = `**${title}**: ${withoutReferences(description)}`
  return [`### content/${name}.json`, '', about, '', ...propTable('field', rows), ''].join('\n')
}
