import { telHref } from '#ui/link/tel-href.ts'

interface ContactLinksProps {
  readonly phone?: string | undefined
  readonly landline_phone?: string | undefined
  readonly email?: string | undefined
}

/** To call, and to write. Spec 3.30. */
export function ContactLinks({ phone, landline_phone, email }: ContactLinksProps) {
  return (
    <p className="place-contact">
      {[phone, landline_phone].map(
        (number) =>
          number !== undefined && (
            <a key={number} href={telHref(number)} className="place-phone">
              {number}
            </a>
          ),
      )}
      {email !== undefined && (
        <a href={`mailto:${email}`} className="place-mail">
          {email}
        </a>
      )}
    </p>
  )
}
