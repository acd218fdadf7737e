import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageFile, PageNodeFile } from '#pages/page.ts'
import { eachBlock } from '#pages/tree.ts'
import { isFullTest } from '../../scripts/test-extent.ts'
import { killedProcesses } from '../killed-processes.fixture.ts'
import { describeOnEngines, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore } from '../store/store.ts'
import type { FromProcess, Question, ToProcess } from './editing-process.fixture.ts'
import { ownProps, type Person, type Random, RandomEditor } from './random-editor.fixture.ts'

const KILLS = isFullTest ? 20 : 2
const EDITS = isFullTest ? 10_000 : 60

describeOnEngines('two people who edit one page', (engine) => {
  let database: TestDatabase
  let servers: Awaited<ReturnType<typeof killedServers>>

  beforeEach(async () => {
    database = await engine.fresh()
    servers = await killedServers(database.location)
  })
  afterEach(async () => {
    servers[Symbol.dispose]()
    await database[Symbol.asyncDispose]()
  })

  test(`${EDITS} edits each, on servers that are killed, over a line that loses, doubles and delays: nothing is lost, and both end equal (Spec 6.04)`, async () => {
    const [seed = 0] = fc.sample(fc.nat(), 1)
    const random = randomOf(seed)
    const ann = await RandomEditor.open('ann', random, servers.ask)
    const leo = await RandomEditor.open('leo', random, servers.ask)
    for (let round = 0; round < KILLS; round++) {
      const edited = Promise.all([ann.edit(EDITS / KILLS), leo.edit(EDITS / KILLS)])
      await servers.killAfter(random(EDITS / KILLS), edited)
      await edited
    }
    for (const editor of [ann, leo, ann]) await editor.look()

    const told = `seed ${seed}`
    const shown = (await servers.ask('ann', { open: true }))?.shown
    expect(shown?.problems, told).toEqual([])
    for (const { page } of [ann, leo]) expect(page, told).toEqual(shown?.value)
    expectDeeds(ann.page, ann, leo, told)
    expectDeeds(ann.page, leo, ann, told)
    expect([undefined, ...ann.titles, ...leo.titles], told).toContain(ann.page.title)

    const store = await openStore(database.location)
    const { audit } = store.staff('harbour')
    const published = (await audit.entries({ limit: 100_000 })).filter(
      ({ action }) => action === 'published',
    )
    expect(await store.documents('harbour').liveNumber('pages/home.json'), told).toBe(
      published.length,
    )
    expect(await audit.check(), told).toMatchObject({ state: 'sound' })
    await store.close()
  }, 1_200_000)
})

/** What one of two people did is in the page, unless they or the other removed it. */
function expectDeeds(page: PageFile, one: RandomEditor, other: RandomEditor, told: string): void {
  const all = [...eachBlock(page.blocks)]
  const blocks = new Map(all.map((block) => [block.id, block]))
  expect(blocks.size, told).toBe(all.length)
  for (const id of one.inserted) {
    const isKept = !one.removed.has(id) && !other.removed.has(id)
    if (isKept) expect(blocks.has(id), `${id} is lost: ${told}`).toBe(true)
  }
  for (const id of one.removed) {
    if (!other.touched.has(id)) expect(blocks.has(id), `${id} is back: ${told}`).toBe(false)
  }
  for (const [id, value] of one.values) {
    const block = blocks.get(id)
    if (!block || one.removed.has(id)) continue
    expect(ownOf(block, one.person), `of ${id}: ${told}`).toEqual(ownProps[one.person](value))
  }
}

const ownOf = ({ props = {} }: PageNodeFile, person: Person) =>
  person === 'ann' ? { heading: props.heading } : { link: props.link }

/** Numbers that are the same for the same seed (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Two servers over one database, of which the older is killed and another takes its place. */
async function killedServers(location: string) {
  interface Pending {
    to: 'victim' | 'other'
    readonly resolve: (answer: FromProcess | undefined) => void
  }
  const pending = new Map<number, Pending>()
  let asked = 0
  let answers = 0
  let isKilling = false
  let onAnswer = () => {}
  const processes = await killedProcesses<ToProcess, FromProcess>({
    file: join(import.meta.dirname, 'editing-process.fixture.ts'),
    args: [location],
    onAnswer(answer) {
      answers += 1
      pending.get(answer.id)?.resolve(answer)
      pending.delete(answer.id)
      onAnswer()
    },
  })
  return {
    ask(person: string, question: Question): Promise<FromProcess | undefined> {
      const id = asked++
      const to = isKilling || id % 3 === 0 ? 'other' : 'victim'
      const message = { id, person, question }
      if (to === 'victim') processes.toVictim(message)
      else processes.toOther(message)
      return new Promise((resolve) => pending.set(id, { to, resolve }))
    },
    /** Kills one of them after so many answers, or at the end. */
    async killAfter(count: number, end: Promise<unknown>): Promise<void> {
      const goal = answers + count
      const reached = new Promise<void>((resolve) => {
        onAnswer = () => answers >= goal && resolve()
      })
      await Promise.race([reached, end])
      isKilling = true
      for (const [id, { to, resolve }] of pending) {
        if (to === 'other') continue
        pending.delete(id)
        resolve(undefined)
      }
      await processes.kill()
      // The one that lived is the older one now.
      for (const each of pending.values()) each.to = 'victim'
      isKilling = false
    },
    [Symbol.dispose]: () => processes[Symbol.dispose](),
  }
}
