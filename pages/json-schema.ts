import type { Block, Role } from '#blocks/define-block.ts'
import type { Registry } from '#blocks/registry.ts'
import { type CollectionName, collections } from '#domain/content/collections.ts'
import { siteSchema } from '#domain/site/site.ts'
import { changeKinds, changeSchemas } from './change.ts'
import { pageRoles } from './fits.ts'
import { memberSchemas, withHover } from './json-hover.ts'
import { blockSnippet, placedExamples, propsSnippets } from './json-snippets.ts'
import { changedPageSchema, nodeSchema, pageSchema } from './page.ts'
import { type JsonSchema, jsonSchemaOf } from './zod-json-schema.ts'

const draft = 'http://json-schema.org/draft-07/schema#'

/** The JSON Schema with which editors complete and check `site.json`. */
export const siteJsonSchema = (): JsonSchema => ({
  ...withHover(jsonSchemaOf(siteSchema)),
  $schema: draft,
})

/** The JSON Schema with which editors complete and check the file of a collection of content. */
export function contentJsonSchema(name: CollectionName): JsonSchema {
  const { entry, title, description, markdown } = collections[name]
  const { $schema: _, ...schema } = withHover(jsonSchemaOf(entry))
  const members = memberSchemas(schema)
  const texts = markdown.flatMap((field) => {
    const text = members[field]
    return text === undefined ? [] : [[field, textOrFile(text)]]
  })
  return {
    $schema: draft,
    title,
    description,
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      entries: {
        title: 'Entries',
        description: 'In the order of lists.',
        type: 'array',
        items: { ...schema, properties: { ...members, ...Object.fromEntries(texts) } },
      },
      hide: {
        title: 'Hide',
        description: 'Ids of entries of the template or the group that this site leaves out.',
        type: 'array',
        items: { type: 'string' },
      },
    },
  }
}

/** A Markdown text is written in place, or in a file beside. */
const textOrFile = ({ type: _, minLength, maxLength, ...about }: JsonSchema): JsonSchema => ({
  ...about,
  anyOf: [
    { type: 'string', ...(minLength && { minLength }), ...(maxLength && { maxLength }) },
    {
      type: 'object',
      additionalProperties: false,
      required: ['file'],
      properties: { file: { type: 'string', description: 'A Markdown file of this folder.' } },
    },
  ],
})

/**
 * The JSON Schema with which editors complete and check page files: a block's name first, then by
 * `if` and `then` its props and slots. The full check (`check-page.ts`) covers more than this.
 */
export function pageJsonSchema(registry: Registry): JsonSchema {
  const blocks = [...registry.values()]
  const page = memberSchemas(jsonSchemaOf(pageSchema))
  const changed = memberSchemas(jsonSchemaOf(changedPageSchema))
  return {
    $schema: draft,
    title: 'Page',
    description: 'A page with its blocks, or what it changes of the page of its template.',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...changed,
      ...page,
      blocks: { title: 'Blocks', ...listOf(pageRoles) },
      changes: { title: 'Changes', type: 'array', items: changeJsonSchema() },
    },
    required: ['schemaVersion', 'route'],
    anyOf: [{ required: ['blocks'] }, { required: ['changes'] }],
    definitions: {
      ...Object.fromEntries(roleSets(blocks).map((set) => [nameOf(set), anyBlockOf(set, blocks)])),
      ...Object.fromEntries(blocks.map((block) => [`block:${block.name}`, blockDefinition(block)])),
    },
  }
}

const nameOf = (accepted: readonly Role[]): string => accepted.toSorted().join('-')

const listOf = (accepted: readonly Role[]): JsonSchema => ({
  type: 'array',
  items: { $ref: `#/definitions/${nameOf(accepted)}` },
})

const anyRole: readonly Role[] = ['chrome', 'section', 'panel', 'tile']

/** Every set of roles that the page, a slot or an insert accepts. */
function roleSets(blocks: readonly Block[]): (readonly Role[])[] {
  const inSlots = blocks.flatMap(({ slots }) => Object.values(slots).map(({ accepts }) => accepts))
  return [...new Map([pageRoles, anyRole, ...inSlots].map((set) => [nameOf(set), set])).values()]
}

/** A block of one of the roles: its name is completed, and decides its props and slots. */
function anyBlockOf(accepted: readonly Role[], blocks: readonly Block[]): JsonSchema {
  const fitting = blocks.filter(({ role }) => accepted.includes(role))
  const { $schema: _, ...node } = jsonSchemaOf(nodeSchema)
  return {
    ...withHover(node),
    defaultSnippets: fitting.map((block) => blockSnippet(block, aboutBlock(block))),
    properties: {
      ...memberSchemas(node),
      block: {
        title: 'Block',
        enum: fitting.map(({ name }) => name),
        markdownEnumDescriptions: fitting.map(aboutBlock),
      },
      props: true,
      slots: true,
    },
    allOf: fitting.map(({ name }) => ({
      if: { properties: { block: { const: name } }, required: ['block'] },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
      then: { $ref: `#/definitions/block:${name}` },
    })),
  }
}

/** The props and slots of one block, and its examples. */
function blockDefinition(block: Block): JsonSchema {
  const { $schema: _, ...props } = jsonSchemaOf(block.props)
  const slots = Object.entries(block.slots).map(([name, { title, accepts }]) => [
    name,
    { title, ...listOf(accepts) },
  ])
  const snippets = propsSnippets(block)
  return {
    examples: placedExamples(block),
    ...(props.required && { required: ['props'] }),
    properties: {
      props: {
        ...withHover(props),
        title: block.title,
        ...(snippets.length > 0 && { defaultSnippets: snippets }),
      },
      slots: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(slots),
      },
    },
  }
}

/** A change, completed by the field that names its kind. */
function changeJsonSchema(): JsonSchema {
  const members = changeKinds.map((kind) => memberSchemas(jsonSchemaOf(changeSchemas[kind])))
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.assign({}, ...members),
      insert: { title: 'Insert', $ref: `#/definitions/${nameOf(anyRole)}` },
    },
    anyOf: changeKinds.map((kind) => ({ required: [kind] })),
    defaultSnippets: [
      { label: 'set', body: { set: '$1', props: {} } },
      { label: 'remove', body: { remove: '$1' } },
      { label: 'insert', body: { insert: { id: '$1', block: '$2' }, after: '$3' } },
      { label: 'move', body: { move: '$1', after: '$2' } },
    ],
  }
}

const aboutBlock = ({ title, description, needs }: Block): string =>
  `**${title}**: ${description}${needs.length > 0 ? ` Needs a ${needs.join(', ')}.` : ''}`
