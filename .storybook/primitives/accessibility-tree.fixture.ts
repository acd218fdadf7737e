import { cdp } from 'vitest/browser'

interface Frame {
  readonly frame: { readonly id: string; readonly url: string }
  readonly childFrames?: readonly Frame[]
}

interface Value {
  readonly value?: string | number | boolean
}

interface Node {
  readonly nodeId: string
  readonly ignored: boolean
  readonly backendDOMNodeId?: number
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
  readonly value?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly childIds?: readonly string[]
}

/** Roles without a line of their own: their text is the name or the text of what they are in. */
const silent =
  /^(none|generic|RootWebArea|StaticText|InlineTextBox|LabelText|LineBreak|paragraph|ListMarker|Legend|image|MenuListPopup|listitem|list|strong|emphasis|term|time|figure|Figcaption|separator|svg|group|Iframe|rowgroup|log|definition|DescriptionList|deletion)$/
/** States that are read out; `live` texts are read when they change. */
const states = [
  ...['disabled', 'readonly', 'required', 'invalid', 'checked', 'pressed', 'expanded', 'selected'],
  ...['busy', 'modal', 'focused', 'live'],
]

/**
 * What Chromium passes to a screen reader, a line for each element that has a name, a value or a live
 * text, in the order of the document: `textbox "Kilometres" = 48210 (invalid) Enter a whole number`.
 */
export async function spokenLines(): Promise<readonly string[]> {
  const { frameTree }: { frameTree: Frame } = await cdp().send('Page.getFrameTree')
  const frameId = [frameTree, ...(frameTree.childFrames ?? [])]
    .map(({ frame }) => frame)
    .find(({ url }) => url === location.href)?.id
  if (!frameId) throw new Error(`No frame of the page is ${location.href}.`)
  const { nodes }: { nodes: readonly Node[] } = await cdp().send('Accessibility.getFullAXTree', {
    frameId,
  })
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (node: Node): string =>
    node.role?.value === 'StaticText'
      ? `${node.name?.value ?? ''}`
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .map(textOf)
          .filter(Boolean)
          .join(' ')
  const spoken: Node[] = []
  const collect = (node: Node): void => {
    if (isSpoken(node)) spoken.push(node)
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) collect(child)
    }
  }
  const [first] = nodes
  if (first) collect(first)
  return Promise.all(spoken.map(async (node) => lineOf(node, textOf, await wordsOf(node))))
}

const hasWords = /^(slider|spinbutton)$/

/** What is said instead of a number: this tree has the number only. */
async function wordsOf({
  role,
  backendDOMNodeId: backendNodeId,
}: Node): Promise<string | undefined> {
  if (!hasWords.test(`${role?.value}`) || backendNodeId === undefined) return undefined
  const { attributes = [] } = (await cdp().send('DOM.describeNode', { backendNodeId })).node
  const index = attributes.indexOf('aria-valuetext')
  return index < 0 ? undefined : attributes[index + 1]
}

const isSpoken = ({ ignored, role, name }: Node): boolean => {
  const isNamed = /^(group|list|figure|image)$/.test(`${role?.value}`) && Boolean(name?.value)
  return !ignored && (isNamed || !silent.test(`${role?.value}`))
}

function lineOf(node: Node, textOf: (node: Node) => string, words: string | undefined): string {
  const { role, name, value, description, properties = [] } = node
  const said = words ?? value?.value
  const known = properties
    .filter((one) => states.includes(one.name))
    .filter((one) => !['', 'false', 'off'].includes(`${one.value.value ?? ''}`))
    .map((one) => (`${one.value.value}` === 'true' ? one.name : `${one.name} ${one.value.value}`))
  const isLive = known.some((one) => one.startsWith('live'))
  return [
    `${role?.value}${name?.value ? ` "${name.value}"` : ''}`,
    ...(said !== undefined && said !== '' ? [`= ${said}`] : []),
    ...(known.length > 0 ? [`(${known.join(', ')})`] : []),
    ...(description?.value ? [`${description.value}`] : []),
    ...(isLive && !name?.value ? [`says: ${textOf(node)}`] : []),
  ].join(' ')
}
