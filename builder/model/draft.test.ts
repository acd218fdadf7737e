import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePages } from '#pages/merge-pages.ts'
import type { PageNodeFile } from '#pages/page.ts'
import { Draft, type DraftPorts } from './draft.ts'
import { type Page, setProp } from './page-edits.ts'
import type { KeptCopy, SaveAnswer, SaveRequest } from './saver.ts'

const blocks: PageNodeFile[] = ['hero', 'text', 'cars', 'footer'].map((id) => ({
  id,
  block: 'text',
}))
const home: Page = { schemaVersion: 3, route: '/', blocks }

type Answer = SaveAnswer<Page, { problems: [] }>

/** The server's side of a draft, by its contract: compare and set by version, a key counts once. */
class PlainServer {
  version = 0
  value = home
  by = ''
  readonly #answers = new Map<string, Answer>()

  save({ version, key, value }: SaveRequest<Page>, by: string): Answer {
    const before = this.#answers.get(key)
    if (before) return before
    if (version !== this.version)
      return { saved: false, version: this.version, value: this.value, by: this.by }
    this.version += 1
    this.value = structuredClone(value)
    this.by = by
    const answer: Answer = {
      saved: true,
      version: this.version,
      at: '2026-11-26T10:00:00Z',
      problems: [],
    }
    this.#answers.set(key, answer)
    return answer
  }
}

/** How a request fares: the line is down before or behind the server, or it comes twice. */
type Fate = 'comes' | 'lost' | 'answer lost' | 'comes twice'

/** A window with the draft open, whose time and line are those of the test. */
function openWindow(
  server: PlainServer,
  name: string,
  fates: () => Fate = () => 'comes',
  kept?: KeptCopy<Page>,
) {
  const timers = new Set<{ ms: number; run: () => void }>()
  const states: string[] = []
  const checked: boolean[] = []
  let copy = kept
  let keys = 0
  const ports: DraftPorts<Page> = {
    async send({ isChecked, ...request }) {
      checked.push(isChecked)
      const fate = fates()
      if (fate === 'lost') throw new Error('lost')
      const answer = server.save(request, name)
      if (fate === 'comes twice') server.save(request, name)
      if (fate === 'answer lost') throw new Error('lost')
      return structuredClone(answer)
    },
    failureOf: () => ({ isPassing: true, says: '' }),
    keep(next) {
      copy = structuredClone(next)
    },
    newKey: () => `${name} ${keys++}`,
    after(ms, run) {
      const timer = { ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    isOnline: () => true,
    now: () => 0,
    merge(base, mine, theirs) {
      const { page, conflicts } = mergePages(base, mine, theirs)
      return { value: page, conflicts }
    },
  }
  const draft = new Draft(
    ports,
    { version: server.version, value: structuredClone(server.value), problems: [] },
    kept,
  )
  draft.subscribe(() => states.push(draft.state().save.kind))
  const stop = draft.start()
  return {
    draft,
    stop,
    states,
    checked,
    kept: () => copy,
    waits: () => Array.from(timers, ({ ms }) => ms),
    set: (id: string, prop: string, value: unknown) =>
      draft.editor.edit(setProp(draft.editor.state().value, id, [prop], value)),
    /** Lets all timers run once, and what they sent be answered. */
    async pass() {
      for (const timer of timers) {
        timers.delete(timer)
        timer.run()
      }
      for (let turn = 0; turn < 8; turn++) await Promise.resolve()
    },
  }
}

const heading = (page: Page, id: string) =>
  page.blocks.find((block) => block.id === id)?.props?.heading

test('a draft is saved 800 ms after the last key, and says so (WORKSPACE 7)', async () => {
  const server = new PlainServer()
  const window = openWindow(server, 'Priya')
  window.set('hero', 'heading', 'U')
  window.set('hero', 'heading', 'Utes')
  expect(window.waits().toSorted()).toEqual([200, 800])
  expect(server.version).toBe(0)
  await window.pass()
  expect(server.version).toBe(1)
  expect(heading(server.value, 'hero')).toBe('Utes')
  expect([...new Set(window.states)]).toEqual(['waiting', 'saving', 'saved'])
  expect(window.draft.isSaved).toBe(true)
  expect(window.kept()).toBeUndefined()
})

test('what a dead server did not take is tried again with the same key, kept in the browser, and taken once (WORKSPACE 11.5)', async () => {
  const server = new PlainServer()
  const fates: Fate[] = ['lost', 'answer lost', 'answer lost']
  const window = openWindow(server, 'Priya', () => fates.shift() ?? 'comes')
  window.set('hero', 'heading', 'Utes')
  await window.pass()
  expect(window.draft.state().save).toEqual({ kind: 'retrying', tries: 1 })
  expect(heading(window.kept()?.value ?? home, 'hero')).toBe('Utes')
  window.set('text', 'heading', 'More')
  await window.pass()
  expect(window.draft.state().save).toEqual({ kind: 'retrying', tries: 2 })
  await window.pass()
  await window.pass()
  await window.pass()
  expect(window.draft.state().save.kind).toBe('saved')
  expect(server.version).toBe(2)
  expect(heading(server.value, 'text')).toBe('More')
})

test('what was kept goes on in the next window, merged with what others saved since (WORKSPACE 11.5)', async () => {
  const server = new PlainServer()
  const before = openWindow(server, 'Priya', () => 'lost')
  before.set('hero', 'heading', 'Utes')
  before.stop()
  const other = openWindow(server, 'Leo')
  other.set('text', 'heading', 'His')
  await other.pass()
  const after = openWindow(server, 'Priya', () => 'comes', before.kept())
  expect(heading(after.draft.editor.state().value, 'hero')).toBe('Utes')
  expect(heading(after.draft.editor.state().value, 'text')).toBe('His')
  await after.pass()
  expect(heading(server.value, 'hero')).toBe('Utes')
  expect(after.kept()).toBeUndefined()
})

test('two people in different blocks both keep their work; in the same field it is asked (WORKSPACE 11.4)', async () => {
  const server = new PlainServer()
  const [priya, leo] = [openWindow(server, 'Priya'), openWindow(server, 'Leo')]
  priya.set('hero', 'heading', 'Hers')
  leo.set('text', 'heading', 'His')
  await priya.pass()
  await leo.pass()
  expect([heading(server.value, 'hero'), heading(server.value, 'text')]).toEqual(['Hers', 'His'])
  expect(leo.draft.state()).toMatchObject({ conflicts: [], other: 'Priya' })
  priya.draft.see({ version: server.version, value: server.value }, 'Leo')
  expect(heading(priya.draft.editor.state().value, 'text')).toBe('His')
  priya.set('cars', 'heading', 'Her cars')
  await priya.pass()
  leo.set('cars', 'heading', 'His cars')
  await leo.pass()
  expect(leo.draft.state().conflicts).toEqual([
    { id: 'cars', path: ['props', 'heading'], mine: 'His cars', theirs: 'Her cars' },
  ])
  expect(heading(server.value, 'cars')).toBe('His cars')
  leo.draft.editor.undo()
  expect(heading(leo.draft.editor.state().value, 'cars')).toBe('Her cars')
})

test('a refusal is said, and the next edit is another request', async () => {
  let refuses = true
  const draft = new Draft<Page>(
    {
      send: async () => {
        if (refuses) throw new Error('no')
        return { saved: true, version: 1, at: '', problems: [] }
      },
      failureOf: () => ({ isPassing: false, says: 'Only an editor may do this.' }),
      keep: () => undefined,
      newKey: () => 'key',
      after: () => () => undefined,
      isOnline: () => true,
      now: () => 0,
      merge: (_, value) => ({ value, conflicts: [] }),
    },
    { version: 0, value: home, problems: [] },
  )
  draft.start()
  draft.editor.edit(setProp(home, 'hero', ['heading'], 'Utes'))
  void draft.flush()
  for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  expect(draft.state().save).toEqual({ kind: 'refused', says: 'Only an editor may do this.' })
  refuses = false
  await draft.flush()
  expect(draft.state().save.kind).toBe('saved')
})

test('of two people who edit at random over a bad line nothing is lost, and both end with the same page (issue 29)', async () => {
  const fate = fc.constantFrom<Fate>('comes', 'comes', 'lost', 'answer lost', 'comes twice')
  const act = fc.record({
    who: fc.nat({ max: 1 }),
    what: fc.constantFrom('type', 'type', 'type', 'wait', 'look', 'reload'),
    block: fc.nat({ max: 3 }),
    fate,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
      const server = new PlainServer()
      let now: Fate = 'comes'
      const names = ['Priya', 'Leo']
      const windows = names.map((name) => openWindow(server, name, () => now))
      const typed = new Map<string, number>()
      for (const [count, { who, what, block, fate }] of acts.entries()) {
        now = fate
        const [window, name, id] = [windows[who], names[who] ?? '', blocks[block]?.id ?? '']
        if (!window) continue
        if (what === 'type') {
          // Each in fields of their own, so that all of both must be there at the end.
          window.set(id, name, count)
          typed.set(`${id} ${name}`, count)
        } else if (what === 'wait') await window.pass()
        else if (what === 'look')
          window.draft.see(
            { version: server.version, value: structuredClone(server.value) },
            server.by,
          )
        else {
          window.stop()
          windows[who] = openWindow(server, `${name} ${count}`, () => now, window.kept())
        }
      }
      now = 'comes'
      for (let turn = 0; turn < 6; turn++) for (const window of windows) await window.pass()
      for (const { draft } of windows) {
        draft.see({ version: server.version, value: server.value }, server.by)
        expect(draft.isSaved).toBe(true)
        expect(draft.editor.state().value).toEqual(server.value)
      }
      for (const [field, count] of typed) {
        const [id = '', name = ''] = field.split(' ')
        expect(server.value.blocks.find((each) => each.id === id)?.props?.[name]).toBe(count)
      }
    }),
    { numRuns: 60 },
  )
})

test('a value whose problems the preview has found is saved without looking for them again (Spec 6.04)', async () => {
  const { draft, set, checked } = openWindow(new PlainServer(), 'Ann')
  set('hero', 'heading', 'Utes')
  const problem = { level: 'error', path: ['title'], message: 'too long' } as const
  draft.checked([problem], draft.editor.state().value)
  await draft.flush()
  set('hero', 'heading', 'Vans')
  await draft.flush()
  expect(checked).toEqual([true, false])
})
