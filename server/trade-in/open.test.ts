import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testTools } from '../app.fixture.ts'
import { recordingLog } from '../log.fixture.ts'
import { settingsOf } from '../settings.ts'
import { siteServices } from '../site/site.fixture.ts'
import openTradeIn from './open.ts'

const provider = { EVAL_EXPERT_URL: 'https://api.example.com', EVAL_EXPERT_KEY: 'a'.repeat(16) }

test.each([
  ['in production without a provider', { NODE_ENV: 'production' }, ['valuations_invented']],
  ['in production with a provider', { NODE_ENV: 'production', ...provider }, []],
  ['in development', {}, []],
])(
  '%s the log says at the start whether buyers get invented figures (D28)',
  async (_, env, said) => {
    const { log, logged } = recordingLog()
    const { services } = await siteServices(join(import.meta.dirname, '../../tenants'), { log })
    openTradeIn(testTools(services, { settings: settingsOf(env) }))
    expect(logged.map(({ level, event }) => [level, event])).toEqual(
      said.map((event) => ['warn', event]),
    )
  },
)
