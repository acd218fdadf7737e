/** Whether a store's location is a PostgreSQL database and no file. */
export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/** Whether a text is the URL of a database of PostgreSQL: a host and a name, not a server alone. */
export function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !isPostgresUrl(text)) return false
  return hostOf(url) !== '' && databaseOf(url) !== ''
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
