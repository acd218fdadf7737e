// A sandbox bank in a process of its own, for tests that end the server:
// node server/payments/sandbox-bank/process.ts <port, 0 for any> <file of its book>
import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { listen } from '../../http/listen.ts'
import { requestListener } from '../../http/request-listener.ts'
import { jsonLog } from '../../log.ts'
import { bankApi } from './bank-api.ts'
import { bankPages } from './routes.ts'
import { sandboxBank } from './sandbox-bank.ts'

const [port = '0', file = ''] = process.argv.slice(2)
const bank = sandboxBank({ file, clock: () => new Date() })
const app = new Hono<AppEnv>().route('/', bankPages(bank)).route('/', bankApi(bank))
const listening = await listen(requestListener(app.fetch, jsonLog), Number(port), '127.0.0.1')
process.stdout.write(`http://127.0.0.1:${listening.port}\n`)
