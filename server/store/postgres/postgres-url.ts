/** Whether a store's location is a PostgreSQL URL, not a file. */
export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/** Whether a text is the URL of a PostgreSQL database, with host and database name. */
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

/** `?host=/run/postgresql` names the folder of a Unix socket. */
const hostOf = (url: URL) => url.searchParams.get('host') ?? url.hostname
