/** Whether a text is the URL of a mail server: `smtps://user:password@mail.example.com`. */
export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/**
 * The URL with encryption demanded where it has a password: `smtp:` would otherwise go on in clear with a
 * server that offers none. `?requireTLS=false` says that this is meant.
 */
export function safeSmtpUrl(text: string): string {
  const url = new URL(text)
  const isOpen = url.protocol === 'smtp:' && url.password !== ''
  if (isOpen && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true')
  return url.href
}
