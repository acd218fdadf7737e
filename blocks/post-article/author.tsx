import type { Person } from '#domain/content/entries.ts'
import { PersonFace } from '#parts/person/person-face.tsx'
import { Prose } from '#parts/prose/prose.tsx'
import type { SiteView } from '#parts/view-context.ts'

/** Who wrote a post: their face, what they do, a few sentences. Spec 2.23. */
export function Author({ author, site }: { readonly author: Person; readonly site: SiteView }) {
  const { name, role, about } = author
  return (
    <div className="post-author">
      <PersonFace {...author} />
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p>{role}</p>
        {about && <Prose text={about} site={site} />}
      </div>
    </div>
  )
}
