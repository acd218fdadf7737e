/** The link to a chat; undefined where the site names none. Spec 1.09. */
export const chatHref = (chat: string | undefined): string | undefined =>
  chat?.startsWith('wa.me/') ? `https://${chat}` : chat
