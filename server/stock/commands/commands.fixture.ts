import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runStockCommand } from '../run-command.ts'

export const cornerSite = {
  slug: 'corner',
  name: 'Corner Cars',
  template: 'meridian',
  theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
  contact: { phone: '07 5550 0100', email: 'sales@example.com' },
  locations: [
    {
      id: 'N01',
      slug: 'north-lakes',
      name: 'North Lakes',
      address: { street: '8 Bay St', city: 'North Lakes', state: 'QLD' },
      contact_detail: { phone: '07 5550 0101' },
    },
  ],
  finance: {
    provider: 4,
    disclaimerName: 'Jacaranda Finance Pty Ltd',
    rateAnnual: 8.5,
    comparisonRate: 9.07,
    termMonths: 60,
  },
}

/** A folder with a tenant `corner` and an empty database, and the commands on it. */
export async function cornerDealer() {
  const directory = await mkdtemp(join(tmpdir(), 'commands-'))
  const ending = new AbortController()
  const said = { out: '', err: '' }
  const write = async (path: string, text: string | Buffer) => {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
    return join(directory, path)
  }
  const run = async (...args: string[]) => {
    Object.assign(said, { out: '', err: '' })
    const code = await runStockCommand([...args, '--tenant', 'corner'], {
      now: () => new Date('2026-03-01T00:00:00Z'),
      dataDirectory: directory,
      databaseUrl: undefined,
      progress: undefined,
      tenantsDirectory: join(directory, 'tenants'),
      demo: { tenants: [], carsOf: () => [] },
      out: (text) => {
        said.out += `${text}\n`
      },
      err: (text) => {
        said.err += `${text}\n`
      },
      signal: ending.signal,
    })
    return { code, ...said }
  }
  await write('tenants/corner/site.json', JSON.stringify(cornerSite))
  return {
    directory,
    ending,
    run,
    write,
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true }),
  }
}
