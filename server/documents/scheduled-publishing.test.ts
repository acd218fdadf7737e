import { describe, expect, test } from 'vitest'
import type { PageFile } from '#pages/page.ts'
import { blocks } from '#pages/render/registry.ts'
import { recordingLog, silentLog } from '../log.fixture.ts'
import { errorsShown } from '../page-checks/shown-page.ts'
import { heading, home, templateHome } from './document-server.fixture.ts'
import { editedSite, withProps } from './edited-site.fixture.ts'
import { ScheduledPublishing } from './scheduled-publishing.ts'

const { store, server, editor, publisher, live } = await editedSite()

describe('a draft that is to be published later', () => {
  const at = '2026-11-27T00:00:00.000Z'
  const job = (more: Partial<ConstructorParameters<typeof ScheduledPublishing>[0]> = {}) => {
    const { directory, documents, services } = server
    return new ScheduledPublishing({
      errorsShown: (slug, source) => errorsShown({ services }, slug, source),
      registry: blocks,
      directory,
      documents,
      clock: () => new Date(at),
      open: async () => store,
      log: silentLog,
      ...more,
    })
  }
  const schedule = (version: number) =>
    publisher.publish({ path: home, version, base: 0, message: 'Sale', at })

  test('is published at its moment, by whoever wished it, though several processes do so (Spec 6.04)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Sale' }))
    expect(await schedule(1)).toEqual({ published: true, at })
    const waiting = { at, version: 1, message: 'Sale', by: { name: 'publisher' } }
    expect(await editor.document(home)).toMatchObject({ version: 1, schedule: waiting })
    await job({ clock: () => server.clock.now }).publishDue()
    expect(await live(home)).toBeUndefined()
    await Promise.all([job().publishDue(), job().publishDue()])
    expect((await editor.history(home)).revisions).toMatchObject([
      { n: 1, at, message: 'Sale', by: { name: 'publisher' } },
    ])
    expect(await editor.document(home)).not.toHaveProperty('schedule')
  })

  test('is published once the database is back, whose failure is logged once (Spec 6.04)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Sale' }))
    await schedule(1)
    let tries = 0
    const open = async () => {
      tries += 1
      if (tries < 3) throw new Error('the database is down')
      return store
    }
    const { log, logged } = recordingLog()
    const running = job({ open, log, pollMs: 1 })
    running.start()
    await expect.poll(() => live(home)).toMatchObject({ n: 1 })
    await running.close()
    expect(logged).toMatchObject([{ level: 'error', event: 'scheduled_publishing_stopped' }])
  })

  test.each([
    [
      'with errors of then',
      'problems',
      async () => {
        await server.write('_templates/plain/pages/home.json', {
          ...templateHome,
          blocks: [heading('hero', 'x'), heading('sale', 'Taken')],
        })
      },
    ],
    [
      'that was edited since',
      'newer_draft',
      () => editor.edit(home, withProps('hero', { heading: 'Not yet' })),
    ],
    ['over what was published since', 'newer_revision', () => publisher.rollback(home, 0)],
  ])('%s says why it is not (Spec 6.04)', async (_, reason, happen) => {
    await editor.edit(home, (page: PageFile) => ({
      ...page,
      blocks: [...page.blocks, heading('sale', 'Sale')],
    }))
    await schedule(1)
    await happen()
    const before = await live(home)
    await job().publishDue()
    expect(await live(home)).toEqual(before)
    expect((await publisher.document(home)).schedule).toMatchObject({ failed: { reason } })
    const params = { site: 'harbour' }
    const cancel = { params, body: { path: home } }
    expect(await publisher.browser.call('POST /:site/publish/cancel', cancel)).toMatchObject({
      status: 204,
    })
    expect(await publisher.browser.call('POST /:site/publish/cancel', cancel)).toMatchObject({
      status: 404,
    })
    expect(await publisher.document(home)).not.toHaveProperty('schedule')
  })
})
