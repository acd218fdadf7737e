import { SIGN_IN } from '#domain/account/sign-in-path.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { cn } from '#ui/cn.ts'
import { BIND, CAR_NAME } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'

interface AccountProps {
  readonly site: SiteView
  readonly page: PageView
  readonly className?: string
  readonly labelClass?: string
}

/**
 * The way to sign in, on a site with a watchlist. The page is the same for everyone: a script, loaded for who is
 * signed in, writes the name over it. Spec 6.02.
 */
export function Account({ site: { flags, words }, page, className, labelClass }: AccountProps) {
  if (!(flags.watchlist && page.answers(SIGN_IN))) return null
  return (
    <a
      href={SIGN_IN}
      rel="nofollow"
      className={cn(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-2 font-semibold',
        className,
      )}
    >
      <Icon name="user" />
      <span {...{ [BIND]: 'account', [CAR_NAME]: words.signInAccount }} className={labelClass}>
        {words.signIn}
      </span>
    </a>
  )
}
