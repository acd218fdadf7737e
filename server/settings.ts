import { resolve } from 'node:path'
import { z } from 'zod'

const environment = z.object({
  PORT: z
    .stringFormat('port', (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'expected a whole number from 0 to 65535',
    })
    .default('4173')
    .transform(Number),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  TENANTS_DIR: z.string().min(1).default('tenants'),
  NODE_ENV: z.string().optional(),
  TRUST_PROXY: z.string().optional(),
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** The database and kept pictures live here. */
  readonly dataDir: string
  readonly tenantsDir: string
  readonly production: boolean
  readonly trustProxy: boolean
}

/** Throws an Error whose message names the variable, what was expected and what was found. */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = environment.safeParse(env)
  if (!read.success) {
    const [issue] = read.error.issues
    const name = String(issue?.path[0])
    throw new Error(`${name}: ${issue?.message}, found ${JSON.stringify(env[name])}`)
  }
  const { PORT, HOST, DATA_DIR, TENANTS_DIR, NODE_ENV, TRUST_PROXY } = read.data
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    tenantsDir: resolve(TENANTS_DIR),
    production: NODE_ENV === 'production',
    trustProxy: TRUST_PROXY === '1' || TRUST_PROXY === 'true',
  }
}
