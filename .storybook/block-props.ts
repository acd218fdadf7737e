import type { Args, StoryContext } from '@storybook/react-vite'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf'
import { z } from 'zod'
import type { Block } from '#blocks/define-block.ts'
import { registryOf } from '#blocks/registry.ts'
import { recordNames } from '#domain/records.ts'
import { allowedValues } from '#pages/allowed-values.ts'
import { type JsonSchema, jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { blockNameOf } from './titles.ts'

/** Every block by its name. */
export const blocks = registryOf(
  import.meta.glob<{ default: Block }>('../blocks/*/schema.ts', { eager: true }),
)
const prefix = 'props.'

type Titled = Pick<StoryContext, 'title'>

/** The block of a story, whose title ends with the block's name. */
export const blockOf = ({ title }: Titled): Block | undefined =>
  blocks.get(blockNameOf(title) ?? '')

/** The block that a story file belongs to, by its path from the project's root. */
export const blockAt = (file: unknown): Block | undefined =>
  blocks.get(/blocks\/([^/]+)\//.exec(String(file))?.[1] ?? '')

/** The description on a block's docs page. */
export const aboutBlock = ({ title, description, role }: Block): string =>
  `**${title}** (${role}). ${description}`

const fieldSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
})
type Field = z.infer<typeof fieldSchema>

/**
 * One control for each prop of the block, from its schema: `props.columns` sets
 * `args.props.columns`.
 */
export function propArgTypes(block: Block): StrictArgTypes {
  const { properties = {}, required = [] } = jsonSchemaOf(block.props)
  const controls = Object.entries(properties).flatMap(([name, json]) =>
    typeof json === 'object'
      ? [[`${prefix}${name}`, argTypeOf(name, json, required.includes(name))]]
      : [],
  )
  return { ...Object.fromEntries(controls), ...withoutControl }
}

/** Arguments that a page or the server sets have no control. */
const withoutControl: StrictArgTypes = Object.fromEntries(
  ['id', 'props', 'slots', 'data', 'site', 'page', ...recordNames].map((name) => [
    name,
    { name, control: false, table: { disable: true } },
  ]),
)

function argTypeOf(name: string, json: JsonSchema, required: boolean): StrictInputType {
  const field = fieldSchema.parse(json)
  return {
    name: `${name}${required ? ' *' : ''}`,
    description: [field.title, field.description].filter(Boolean).join(': '),
    control: { type: controlOf(field) },
    ...(field.enum ? { options: field.enum } : {}),
    table: {
      category: 'Props',
      // Storybook shows this as plain text.
      type: { summary: allowedValues(json).replaceAll(/\*\*|`/g, '') },
      ...(field.default === undefined
        ? {}
        : { defaultValue: { summary: JSON.stringify(field.default) } }),
    },
  }
}

type Control = 'select' | 'text' | 'number' | 'boolean' | 'object'

function controlOf(field: Field): Control {
  if (field.enum) return 'select'
  if (field.type === 'string') return 'text'
  if (field.type === 'number' || field.type === 'integer') return 'number'
  return field.type === 'boolean' ? 'boolean' : 'object'
}

const argsSchema = z.looseObject({ props: z.record(z.string(), z.unknown()).default({}) })

/** A story's props, each as an argument of its own: the initial values of the controls. */
export function flatProps(args: Args): Args {
  return Object.fromEntries(
    Object.entries(argsSchema.parse(args).props).map(([name, value]) => [
      `${prefix}${name}`,
      value,
    ]),
  )
}

/** The arguments of a view: the values of the controls put back into `props`. */
export function nestedProps(args: Args): Args {
  const entries = Object.entries(args)
  const changed = entries
    .filter(([name, value]) => name.startsWith(prefix) && value !== undefined)
    .map(([name, value]) => [name.slice(prefix.length), value])
  const rest = entries.filter(([name]) => !name.startsWith(prefix))
  return {
    ...Object.fromEntries(rest),
    props: { ...argsSchema.parse(args).props, ...Object.fromEntries(changed) },
  }
}
