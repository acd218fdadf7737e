const PROTOCOLS: readonly string[] = ['postgres:', 'postgresql:']

/** Whether a store's location is a PostgreSQL database and no file. */
export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/**
 * What is wrong with a DATABASE_URL, in words that repeat nothing of it: it holds a password.
 * Undefined where it names a host and a database.
 */
export function urlFault(text: string): string | undefined {
  const form = 'expected postgres://user:password@host:port/database'
  const url = URL.parse(text)
  if (!url || !PROTOCOLS.includes(url.protocol)) return form
  if (hostOf(url) === '') return `${form} with a host`
  if (databaseOf(url) === '') return `${form} with a database`
  return undefined
}

/** How messages name the database of a URL: `database on host:port`, without user and password. */
export function urlName(text: string): string {
  const url = URL.parse(text)
  if (!url) return 'of DATABASE_URL'
  return `${databaseOf(url)} on ${hostOf(url)}${url.port && `:${url.port}`}`
}

const databaseOf = (url: URL) => url.pathname.slice(1)

/** `?host=/run/postgresql` names the folder of a socket of this machine. */
const hostOf = (url: URL) => url.searchParams.get('host') ?? url.hostname
