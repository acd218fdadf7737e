import { collectionNames, collections } from '#domain/content/collections.ts'
import { siteSchema } from '#domain/site/site.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { contentJsonSchema } from '#pages/json-schema.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'

/** What of a site's file has a form under Settings, beside hours, features, theme and look. */
const siteParts = ['constants', 'checkout', 'delivery', 'wording', 'searchTexts'] as const

/** The schemas of a site's look and settings, and of the entries of its content, as forms take them. */
export function siteForms(): StaffAnswer<'GET /forms'> {
  const { theme, look, locations, ...site } = jsonSchemaOf(siteSchema).properties ?? {}
  const location = schemaOf(schemaOf(locations).items).properties ?? {}
  const { opening_hours, special_hours } = schemaOf(location.contact_detail).properties ?? {}
  return {
    theme: schemaOf(theme),
    look: schemaOf(look),
    hours: {
      type: 'object',
      properties: {
        opening_hours: schemaOf(opening_hours),
        special_hours: schemaOf(special_hours),
      },
    },
    site: {
      type: 'object',
      properties: Object.fromEntries(siteParts.map((name) => [name, schemaOf(site[name])])),
    },
    content: collectionNames.map((name) => {
      const { entries } = contentJsonSchema(name).properties ?? {}
      const { title, description } = collections[name]
      return { name, title, description, entry: schemaOf(schemaOf(entries).items) }
    }),
  }
}

function schemaOf(member: JsonSchema['items']): JsonSchema {
  if (typeof member === 'object' && !Array.isArray(member)) return member
  throw new TypeError(`Expected a schema, found ${JSON.stringify(member)}`)
}
