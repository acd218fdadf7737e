import type { Block } from '#blocks/define-block.ts'
import { exampleOf } from '#blocks/example.ts'
import type { Registry } from '#blocks/registry.ts'
import type { Catalogue, CatalogueBlock } from '#domain/staff/builder-calls.ts'
import { pageSchema, whenSchema } from './page.ts'
import { type JsonSchema, jsonSchemaOf } from './zod-json-schema.ts'

/** Every block with the JSON Schema of its props: what the builder makes its list and its forms from. */
export const catalogueOf = (registry: Registry): Catalogue => ({
  blocks: Array.from(registry.values(), catalogueBlock),
  when: schemaOf(jsonSchemaOf(whenSchema)),
  page: headSchema(),
})

function catalogueBlock(block: Block): CatalogueBlock {
  const { name, title, description, role, needs, slots } = block
  const { props, slots: filled } = exampleOf(block, 'Typical')
  return {
    name,
    title,
    description,
    role,
    needs: [...needs],
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, { title, accepts }]) => [
        slot,
        { title, accepts: [...accepts] },
      ]),
    ),
    props: schemaOf(jsonSchemaOf(block.props)),
    example: {
      ...(props && { props }),
      ...(filled && {
        slots: Object.fromEntries(
          Object.entries(filled).flatMap(([slot, list = []]) => [[slot, [...list]]]),
        ),
      }),
    },
  }
}

/** What a person edits of a page beside its blocks. */
function headSchema(): JsonSchema {
  const { properties = {}, ...schema } = jsonSchemaOf(pageSchema)
  const { $schema: _, schemaVersion: _version, blocks: _blocks, ...head } = properties
  const required = schema.required?.filter((name) => name in head)
  return schemaOf({ ...schema, properties: head, ...(required && { required }) })
}

const schemaOf = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema
