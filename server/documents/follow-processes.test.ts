import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEngines, type TestDatabase } from '../store/engines.fixture.ts'
import { fixtureTenants } from '../tenants/tenants.fixture.ts'
import { page } from '../tenants/update.fixture.ts'

interface Report {
  readonly title?: string
  readonly published?: string
  readonly at: number
}

describeOnEngines('two servers over one database', (engine) => {
  let database: TestDatabase
  let tenants: Awaited<ReturnType<typeof fixtureTenants>>
  let servers: ChildProcess[]

  beforeEach(async () => {
    database = await engine.fresh()
    tenants = await fixtureTenants({ 'harbour/pages/about.json': page('/about', 'About us') })
    const file = join(import.meta.dirname, 'follow-process.fixture.ts')
    servers = [1, 2].map(() => fork(file, [database.location, tenants.root]))
    await Promise.all(servers.map((server) => once(server, 'message')))
  })
  afterEach(async () => {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all([database[Symbol.asyncDispose](), tenants[Symbol.asyncDispose]()])
  })

  /** When a server reports it. */
  async function moment(server: ChildProcess, isIt: (report: Report) => boolean): Promise<number> {
    for await (const [report] of on(server, 'message') as AsyncIterable<[Report]>) {
      if (isIt(report)) return report.at
    }
    throw new Error('the process ended')
  }

  test('both serve what one publishes, within two seconds (Spec 6.04)', async () => {
    const [one, other] = servers
    if (!one || !other) throw new Error('expected two servers')
    for (const [publisher, title] of [
      [one, 'Who we are'],
      [other, 'We'],
    ] as const) {
      const served = servers.map((server) => moment(server, (report) => report.title === title))
      const published = moment(publisher, (report) => report.published === title)
      publisher.send(title)
      const began = await published
      for (const at of await Promise.all(served)) expect(at - began).toBeLessThan(2_000)
    }
  })
})
