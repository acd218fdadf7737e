import type { CDPSession, Page } from 'playwright-core'
import { z } from 'zod'

const valueSchema = z.object({ value: z.unknown().optional() })
const nodeSchema = z.object({
  nodeId: z.string(),
  parentId: z.string().optional(),
  ignored: z.boolean(),
  role: valueSchema.optional(),
  name: valueSchema.optional(),
  value: valueSchema.optional(),
  description: valueSchema.optional(),
  backendDOMNodeId: z.number().optional(),
  properties: z.array(z.object({ name: z.string(), value: valueSchema })).default([]),
})
type Node = z.infer<typeof nodeSchema>

const treeSchema = z.object({ nodes: z.array(nodeSchema) })

/** What assistive technology finds on a page. */
export interface AxTree {
  readonly dialogs: readonly { readonly name: string; readonly isModal: boolean }[]
  /** Whatever can have the focus, in the order of the page. */
  readonly focusable: readonly {
    readonly role: string
    readonly name: string
    readonly inDialog: boolean
  }[]
}

async function allNodes(page: Page): Promise<readonly Node[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = treeSchema.parse(await session.send('Accessibility.getFullAXTree'))
  await session.detach()
  return nodes
}

/** The attribute of an element that says its value; Chromium's tree has the number only. */
async function valueTextOf(session: CDPSession, { backendDOMNodeId }: Node): Promise<string> {
  if (backendDOMNodeId === undefined) return ''
  const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId })
  const at = node.attributes?.indexOf('aria-valuetext') ?? -1
  return at < 0 ? '' : (node.attributes?.[at + 1] ?? '')
}

/** What a screen reader says of a control. */
export interface Spoken {
  readonly name: string
  readonly value: string
  /** Said instead of the value; empty if there is none. */
  readonly text: string
  /** The ends of a slider; empty for others. */
  readonly least: string
  readonly most: string
}

/** The controls of a role, in the order of the page. */
export async function spoken(page: Page, role: string): Promise<Spoken[]> {
  const nodes = (await allNodes(page)).filter((node) => !node.ignored && roleOf(node) === role)
  const session = await page.context().newCDPSession(page)
  const all = await Promise.all(
    nodes.map(async (node) => ({
      name: nameOf(node),
      value: `${node.value?.value ?? ''}`,
      text: await valueTextOf(session, node),
      least: propertyOf(node, 'valuemin'),
      most: propertyOf(node, 'valuemax'),
    })),
  )
  await session.detach()
  return all
}

/** What a screen reader says of a field of a form. */
export interface FieldHeard {
  readonly role: string
  readonly name: string
  /** Hint and fault. */
  readonly description: string
  readonly isInvalid: boolean
}

const fieldRoles: readonly string[] = ['textbox', 'combobox', 'checkbox', 'radio', 'Date']

/** The fields of a part of a page, or the one field that a selector means, in their order. */
export async function fieldsHeard(page: Page, selector: string): Promise<FieldHeard[]> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const heard = await Promise.all(
    fieldRoles.map((role) => session.send('Accessibility.queryAXTree', { nodeId, role })),
  )
  const nodes = heard.flatMap((found) => treeSchema.parse(found).nodes)
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .toSorted((one, other) => (one.backendDOMNodeId ?? 0) - (other.backendDOMNodeId ?? 0))
    .map((node) => ({
      role: roleOf(node),
      name: nameOf(node),
      description: `${node.description?.value ?? ''}`,
      isInvalid: propertyOf(node, 'invalid') === 'true',
    }))
}

/** The browser's own accessibility tree, which leaves out what is inert. */
export async function axTree(page: Page): Promise<AxTree> {
  const all = await allNodes(page)
  const byId = new Map(all.map((node) => [node.nodeId, node]))
  const nodes = all.filter(({ ignored }) => !ignored)
  const isIn = (node: Node | undefined): boolean =>
    node !== undefined && (roleOf(node) === 'dialog' || isIn(byId.get(node.parentId ?? '')))
  return {
    dialogs: nodes
      .filter((node) => roleOf(node) === 'dialog')
      .map((node) => ({ name: nameOf(node), isModal: has(node, 'modal') })),
    focusable: nodes
      .filter((node) => has(node, 'focusable') && roleOf(node) !== 'RootWebArea')
      .map((node) => ({ role: roleOf(node), name: nameOf(node), inDialog: isIn(node) })),
  }
}

const roleOf = ({ role }: Node): string => `${role?.value ?? ''}`
const nameOf = ({ name }: Node): string => `${name?.value ?? ''}`
const has = ({ properties }: Node, property: string): boolean =>
  properties.some(({ name, value }) => name === property && value.value === true)
const propertyOf = ({ properties }: Node, property: string): string =>
  `${properties.find(({ name }) => name === property)?.value.value ?? ''}`
