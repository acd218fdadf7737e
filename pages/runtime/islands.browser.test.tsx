import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Counter, type CounterProps } from './counter.fixture.tsx'
import { startIslands } from './islands.ts'
import { morph } from './morph.ts'

startIslands()
const counterModule = new URL('./counter.fixture.tsx', import.meta.url).pathname

interface IslandOptions extends Partial<CounterProps> {
  readonly id?: string
  readonly src?: string
}

/** An island as the server writes it. */
function islandHtml({ id = 'i', src = counterModule, ...rest }: IslandOptions = {}): string {
  const props = { name: 'Cars', count: 1, ...rest }
  const html = renderToString(<Counter {...props} />, { identifierPrefix: `${id}-` })
  const json = JSON.stringify(props).replaceAll('"', '&quot;')
  return `<x-island id="${id}" data-src="${src}" data-props="${json}">${html}</x-island>`
}

const problems = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(async () => {
  problems.mockClear()
  document.body.innerHTML = '<main id="away">Elsewhere</main>'
  await userEvent.hover(page.getByText('Elsewhere'))
})

/** Shows islands below what the pointer rests on. */
function show(html: string): void {
  document.body.innerHTML = `<main id="away">Elsewhere</main><div id="b">${html}</div>`
  document.dispatchEvent(new Event('forecourt:shown'))
}

const button = (name = 'Cars') => page.getByRole('button', { name })
const island = (id = 'i') => document.getElementById(id)
const isReady = (id = 'i') => island(id)?.hasAttribute('data-ready') ?? false
async function hydrate(): Promise<void> {
  button()
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expect.poll(() => isReady()).toBe(true)
}

describe('an island', () => {
  it('handles presses once it is hydrated', async () => {
    show(islandHtml())
    await hydrate()
    await userEvent.click(button())
    await expect.element(button()).toHaveTextContent('2')
    expect(problems).not.toHaveBeenCalled()
  })

  it.each([
    ['the pointer', () => userEvent.hover(button())],
    ['the focus', () => userEvent.tab()],
  ])('hydrates when %s reaches it, and keeps its HTML', async (_, reach) => {
    show(islandHtml())
    const drawn = button().element()
    expect(island()?.hasAttribute('data-started')).toBe(false)
    await reach()
    await expect.poll(() => isReady()).toBe(true)
    expect(button().element()).toBe(drawn)
    expect(problems).not.toHaveBeenCalled()
  })

  it('is hydrated once, however often it is reached', async () => {
    show(islandHtml())
    const readies: Event[] = []
    island()?.addEventListener('island:ready', (event) => readies.push(event))
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      button()
        .element()
        .dispatchEvent(new Event(type, { bubbles: true }))
    await expect.poll(() => isReady()).toBe(true)
    await userEvent.click(button())
    await expect.element(button()).toHaveTextContent('2')
    expect(readies).toHaveLength(1)
  })

  it('may be hydrated later when its code failed to load', async () => {
    const reports: unknown[] = []
    const hear = (event: ErrorEvent) => {
      reports.push(event.error)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('error', hear, { capture: true })
    show(islandHtml({ src: '/no/such/island.js' }))
    await userEvent.hover(button())
    await expect.poll(() => reports).toHaveLength(1)
    removeEventListener('error', hear, { capture: true })
    expect(island()?.hasAttribute('data-started')).toBe(false)
    island()?.setAttribute('data-src', counterModule)
    await userEvent.hover(page.getByText('Elsewhere'))
    await userEvent.hover(button())
    await expect.poll(() => isReady()).toBe(true)
  })
})

describe('a press before an island is ready', () => {
  it('is not lost when it was a click', async () => {
    show(islandHtml())
    const press = button().element()
    press.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    if (press instanceof HTMLElement) press.click()
    expect(isReady()).toBe(false)
    await expect.element(button()).toHaveTextContent('2')
  })

  it('is not lost when the pointer is still held', async () => {
    show(islandHtml())
    const press = new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 })
    button().element().dispatchEvent(press)
    await expect.element(button()).toHaveAttribute('data-held', 'true')
    document.dispatchEvent(new PointerEvent('pointerup'))
  })

  it('is forgotten when the visitor went on to something else', async () => {
    show(islandHtml())
    const press = button().element()
    press.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    press.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    if (press instanceof HTMLElement) press.click()
    document.getElementById('away')?.click()
    await expect.poll(() => isReady()).toBe(true)
    await expect.element(button()).toHaveTextContent('1')
    await expect.element(button()).toHaveAttribute('data-held', 'false')
  })
})

describe('an island’s props', () => {
  const refresh = (options: IslandOptions) => {
    const host = document.getElementById('b')
    if (host) morph(host, `<div id="b">${islandHtml(options)}</div>`, true)
  }

  it('are applied once it is hydrated', async () => {
    show(islandHtml())
    await hydrate()
    const drawn = button().element()
    refresh({ count: 7 })
    await expect.element(button()).toHaveTextContent('7')
    expect(button().element()).toBe(drawn)
  })

  it('may become newer while its code loads, without a hydration fault', async () => {
    show(islandHtml())
    button()
      .element()
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    expect(isReady()).toBe(false)
    refresh({ count: 9 })
    await expect.element(button()).toHaveTextContent('9')
    expect(problems).not.toHaveBeenCalled()
  })
})

describe('an island that breaks', () => {
  it('says so and leaves the server’s HTML to be read', async () => {
    show(islandHtml({ breaks: true }))
    await hydrate()
    await userEvent.click(button())
    await expect.poll(() => problems.mock.calls.length).toBe(1)
    expect(problems.mock.calls[0]?.[0]).toBe('Island "i" failed:')
    await expect.element(button()).toHaveTextContent('1')
  })

  it('leaves the message to a listener that takes it', async () => {
    const heard: unknown[] = []
    const hear = (event: Event) => {
      event.preventDefault()
      heard.push('detail' in event && event.detail)
    }
    document.addEventListener('island:error', hear)
    show(islandHtml({ breaks: true }))
    await hydrate()
    await userEvent.click(button())
    await expect.poll(() => heard).toEqual([new Error('Counted too far')])
    document.removeEventListener('island:error', hear)
    expect(problems).not.toHaveBeenCalled()
  })
})

it('an island stops when it leaves the page', async () => {
  show(islandHtml())
  await hydrate()
  const left = island()
  const host = document.getElementById('b')
  if (host) morph(host, '<div id="b"></div>', true)
  expect(left?.isConnected).toBe(false)
  await expect.poll(() => left?.childElementCount).toBe(0)
})
