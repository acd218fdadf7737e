import { chatHref } from '#domain/site/chat-href.ts'
import { Button } from '#ui/button/button.tsx'
import type { SiteView } from '../view-context.ts'

interface ChatLinkProps {
  readonly site: Pick<SiteView, 'contact' | 'flags' | 'words'>
  readonly className?: string
}

/** The way to a chat with the dealer; nothing on a site that names none. Spec 1.09. */
export function ChatLink({ site: { contact, flags, words }, className }: ChatLinkProps) {
  const href = chatHref(contact.chat)
  if (!flags.chat || href === undefined) return null
  return (
    <Button
      variant="outline"
      href={href}
      {...(className && { className })}
      rel="noopener noreferrer"
    >
      {words.chat}
    </Button>
  )
}
