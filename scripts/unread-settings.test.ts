import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRegistry } from '#blocks/registry.node.ts'
import { siteSchema } from '#domain/site/site.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { type ImportGraph, importGraphOf, readImportGraph } from './import-graph.ts'
import { reachableStatements } from './reachable-statements.ts'
import { projectRoot } from './run-tool.ts'
import { unreadProps, unreadSettings } from './unread-settings.ts'

const project = importGraphOf(projectRoot)

/** Flags that decide whether a page of all templates exists. */
const flagsOfPages = new Set(
  globSync('tenants/_templates/_base/pages/*.json', { cwd: projectRoot }).flatMap((file) => {
    const { when } = JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))
    return when?.flag === undefined ? [] : [`flags.${when.flag}`]
  }),
)

it('every setting of a site file is read by a page or the server (D4, Spec 3.35)', () => {
  const unread = unreadSettings(project, jsonSchemaOf(siteSchema))
  expect(unread.filter((name) => !flagsOfPages.has(name))).toEqual([])
})

it('every prop of a block is read by the block (D3)', async () => {
  const reached = reachableStatements(project)
  const unread = Array.from(await readRegistry(), ([name, { props }]) =>
    unreadProps(reached, name, Object.keys(props.shape)).map((prop) => `${name}.${prop}`),
  )
  expect(unread.flat()).toEqual([])
})

async function graphOf(files: Readonly<Record<string, string>>): Promise<ImportGraph> {
  const root = await mkdtemp(join(tmpdir(), 'unread-settings-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    }
    return readImportGraph(root)
  } finally {
    await rm(root, { recursive: true })
  }
}

const schema = jsonSchemaOf(
  z.strictObject({
    flags: z.strictObject({ chat: z.boolean() }),
    yards: z.array(z.strictObject({ city: z.string() })),
  }),
)
const view = 'blocks/sign/sign.tsx'
const readsYards = 'export const cities = (site) => site.yards.map(({ city }) => city)\n'

describe('a setting counts as read', () => {
  it.each([
    ['by its name', 'export const View = ({ site }) => site.flags.chat && 1'],
    ['by destructuring', 'export const View = ({ site: { flags: { chat } } }) => chat'],
    [
      'by destructuring a part of the site',
      'const { flags } = site\nconst { chat = false } = flags',
    ],
    [
      'by a computed name from a string in the file',
      "const on = (flags, name) => flags[name]\non(site.flags, 'chat')",
    ],
  ])('%s (D4)', async (_, text) => {
    const graph = await graphOf({ [view]: `${readsYards}${text}` })
    expect(unreadSettings(graph, schema)).toEqual([])
  })

  it('in a rule that a page reaches through another (D4)', async () => {
    const graph = await graphOf({
      [view]: `import { hasChat } from '#domain/chat.ts'\n${readsYards}export default hasChat`,
      'domain/chat.ts':
        "import { isOn } from './on.ts'\nexport const hasChat = (site) => isOn(site.flags)",
      'domain/on.ts': 'export function isOn(flags) {\n  return flags.chat\n}',
    })
    expect(unreadSettings(graph, schema)).toEqual([])
  })
})

describe('a setting does not count as read', () => {
  const using = "import { other } from '#domain/chat.ts'\nother()\n"
  const rule = 'export const other = () => 1\nexport const hasChat = (site) => site.flags.chat\n'
  it.each([
    ['by an unused rule in a file with a used one', { [view]: using, 'domain/chat.ts': rule }],
    [
      'if only its type is used',
      {
        [view]:
          "import type { Chat } from '#domain/chat.ts'\nexport const none = (chat: Chat) => chat",
        'domain/chat.ts': `${rule}export type Chat = ReturnType<typeof hasChat>`,
      },
    ],
    ['by a test', { 'blocks/sign/sign.test.tsx': 'site.flags.chat' }],
    ['by a story', { 'blocks/sign/sign.stories.tsx': 'site.flags.chat' }],
    [
      'from another object with that property',
      { [view]: 'export const open = (phone) => phone.chat' },
    ],
    ['by a refinement of its schema', { [view]: 'schema.refine(({ flags }) => flags.chat)' }],
    ['by the check of the file', { 'server/tenants/check-chat.ts': 'site.flags.chat' }],
  ])('%s (D4)', async (_, files: Readonly<Record<string, string>>) => {
    const graph = await graphOf({ ...files, 'server/flags.ts': `${readsYards}site.flags` })
    expect(unreadSettings(graph, schema)).toEqual(['flags.chat'])
  })

  it('if its object is unread, which is listed instead (D4)', async () => {
    const graph = await graphOf({ [view]: 'export const View = ({ site }) => site.flags.chat' })
    expect(unreadSettings(graph, schema)).toEqual(['yards'])
  })
})

it('an added flag, text and field are found as unread (D4)', () => {
  const { flags, wording, contact } = siteSchema.shape
  const added = { fireworks: z.boolean().default(true) }
  const wider = siteSchema.extend({
    flags: z.strictObject({ ...flags.unwrap().shape, ...added }),
    wording: z.strictObject({ ...wording.unwrap().shape, ...added }),
    contact: contact.extend(added),
    ...added,
  })
  const unread = unreadSettings(project, jsonSchemaOf(wider))
  expect(unread.filter((name) => !flagsOfPages.has(name))).toEqual([
    'contact.fireworks',
    'flags.fireworks',
    'wording.fireworks',
    'fireworks',
  ])
})

it('a prop that only its schema names is found as unread (D3)', async () => {
  const graph = await graphOf({
    [view]: 'export default ({ props: { text } }) => text',
    'blocks/sign/schema.ts': 'export const named = ({ tone, text }) => [tone, text]',
  })
  expect(unreadProps(reachableStatements(graph), 'sign', ['text', 'tone'])).toEqual(['tone'])
})
