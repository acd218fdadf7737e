import { beforeEach, describe, expect, it } from 'vitest'
import { morph } from './morph.ts'

beforeEach(() => {
  document.body.innerHTML = ''
})

/** Puts a block into the page and answers it. */
function block(html: string): HTMLElement {
  document.body.innerHTML = html
  const host = document.body.firstElementChild
  if (!(host instanceof HTMLElement)) throw new Error(`Expected an element, found ${html}`)
  return host
}

function field(id: string): HTMLInputElement {
  const element = document.getElementById(id)
  if (!(element instanceof HTMLInputElement)) throw new Error(`Expected an input "${id}"`)
  return element
}

describe('morph', () => {
  it('makes the whole element equal to the HTML, its own attributes included', () => {
    const host = block('<div id="b" data-a="1" data-b="1" data-c="1" class="x"><p>old</p></div>')
    const fresh = '<div id="b" class="y"><h2>new</h2><p>text</p></div>'
    morph(host, fresh, false)
    expect(document.body.innerHTML).toBe(fresh)
    expect(document.getElementById('b')).toBe(host)
  })

  it('shows a block that was empty, and empties one, with any tags', () => {
    const hidden = '<div id="b" data-block="chips" hidden=""></div>'
    const shown = '<section id="b" data-block="chips"><a href="/">Kia</a></section>'
    morph(block(hidden), shown, false)
    expect(document.body.innerHTML).toBe(shown)
    morph(block(shown), hidden, true)
    expect(document.body.innerHTML).toBe(hidden)
    morph(block(hidden), '<div id="b" data-block="chips"><p>1</p></div>', false)
    expect(document.body.innerHTML).toBe('<div id="b" data-block="chips"><p>1</p></div>')
  })

  it('rejects a response without an element and leaves the block as it is', () => {
    const host = block('<div id="b"><p>old</p></div>')
    expect(() => morph(host, '', false)).toThrow('Block "b": expected one element, found nothing')
    expect(() => morph(host, 'gone', false)).toThrow('found gone')
    expect(host.innerHTML).toBe('<p>old</p>')
  })

  it('moves elements with an id instead of making new ones', () => {
    const host = block('<ul id="b"><li id="a">a</li><li id="c">c</li><li id="d">d</li></ul>')
    const [a, c, d] = host.children
    morph(host, '<ul id="b"><li id="d">d</li><li id="e">e</li><li id="a">a!</li></ul>', false)
    expect(host.children[0]).toBe(d)
    expect(host.children[2]).toBe(a)
    expect(a?.textContent).toBe('a!')
    expect(c?.isConnected).toBe(false)
  })

  it('keeps focus and caret of a field that stays', () => {
    const host = block('<div id="b"><p id="p"></p><input id="q" value="kia"></div>')
    field('q').focus()
    field('q').setSelectionRange(1, 2)
    morph(host, '<div id="b"><input id="q" value="kia"><p id="p">3</p></div>', false)
    expect(document.activeElement).toBe(field('q'))
    expect(field('q').selectionStart).toBe(1)
  })

  it('leaves open what the visitor opened, and closed what the visitor closed', () => {
    const html =
      '<div id="b"><details id="x"><p>1</p></details><details id="y" open=""></details></div>'
    const host = block(html)
    const [x, y] = host.querySelectorAll('details')
    if (x) x.open = true
    if (y) y.open = false
    morph(host, html.replace('<p>1', '<p>2'), false)
    expect([x?.open, y?.open]).toEqual([true, false])
    expect(x?.textContent).toBe('2')
  })

  it('leaves a pressed action pressed and other pressed states to the server', () => {
    const html = (text: string) =>
      `<div id="b"><button id="s" data-action="favourite" aria-pressed="false">${text}</button><button id="o" aria-pressed="false">${text}</button></div>`
    const host = block(html('a'))
    for (const button of host.children) button.setAttribute('aria-pressed', 'true')
    morph(host, html('b'), false)
    const pressed = [...host.children].map((button) => button.getAttribute('aria-pressed'))
    expect(pressed).toEqual(['true', 'false'])
  })
})

describe('morph of controls', () => {
  const form = ({ checked = '', text = '', second = '' } = {}) =>
    `<form id="f"><input id="c" type="checkbox" name="c"${checked}><input id="t" name="t"${text}><select id="s" name="s"><option value="">Any</option><option value="1"${second}>One</option></select><textarea id="a" name="a"></textarea></form>`

  function touchedForm(): { host: HTMLElement; state: () => unknown[] } {
    const host = block(form())
    const select = host.querySelector('select')
    const area = host.querySelector('textarea')
    field('c').checked = true
    field('t').value = 'typed'
    if (select) select.selectedIndex = 1
    if (area) area.value = 'typed'
    const state = () => [field('c').checked, field('t').value, select?.selectedIndex, area?.value]
    return { host, state }
  }

  it('keeps touched controls when the form itself sent the request', () => {
    const { host, state } = touchedForm()
    morph(host, form(), true)
    expect(state()).toEqual([true, 'typed', 1, 'typed'])
  })

  it('sets the server’s state when something else sent the request', () => {
    const { host, state } = touchedForm()
    morph(host, form(), false)
    expect(state()).toEqual([false, '', 0, ''])
    morph(host, form({ checked: ' checked', text: ' value="kia"', second: ' selected' }), false)
    expect(state()).toEqual([true, 'kia', 1, ''])
    expect(host.outerHTML).not.toContain('morphlex')
  })

  it('sets the server’s state of untouched controls, also when the form sent the request', () => {
    const host = block(form())
    const state = () => [field('c').checked, field('t').value, host.querySelector('select')?.value]
    morph(host, form({ checked: ' checked', text: ' value="kia"', second: ' selected' }), true)
    expect(state()).toEqual([true, 'kia', '1'])
    morph(host, form({ text: ' value=""' }), true)
    expect(state()).toEqual([false, '', ''])
  })
})

describe('morph of islands', () => {
  const island = (props: string, inside: string) =>
    `<div id="b"><p>${props}</p><x-island id="i" data-props="${props}">${inside}</x-island></div>`

  it('leaves a hydrated island alone and gives it new props, once', () => {
    const host = block(island('1', '<b>1</b>'))
    const hydrated = host.querySelector<HTMLElement>('x-island')
    hydrated?.setAttribute('data-started', '')
    if (hydrated) hydrated.innerHTML = '<i><input id="own"></i>'
    field('own').value = 'drawn by the island'
    const received: (string | undefined)[] = []
    hydrated?.addEventListener('island:props', () => received.push(hydrated.dataset.props))
    morph(host, island('2', '<b>2</b>'), false)
    morph(host, island('2', '<b>2</b>'), false)
    expect(host.querySelector('x-island')).toBe(hydrated)
    expect(field('own').value).toBe('drawn by the island')
    expect(received).toEqual(['2'])
  })

  it('updates an island that is not hydrated', () => {
    const host = block(island('1', '<b>1</b>'))
    morph(host, island('2', '<b>2</b>'), false)
    expect(document.body.innerHTML).toBe(island('2', '<b>2</b>'))
  })

  it('notifies a hydrated island that it leaves the page', () => {
    const host = block(island('1', '<b>1</b>'))
    host.querySelector('x-island')?.setAttribute('data-started', '')
    let isTold = false
    host.querySelector('x-island')?.addEventListener('island:removed', () => {
      isTold = true
    })
    morph(host, '<div id="b"><p>none</p></div>', false)
    expect(isTold).toBe(true)
  })
})
