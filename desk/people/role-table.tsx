import { Check, Minus } from 'lucide'
import { leastRoles, type StaffAction, staffActionWords } from '#domain/staff/permission.ts'
import { includesRole, roles } from '#domain/staff/role.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { roleName } from '../frame/me.ts'
import { roleDetails } from './role-words.ts'

/** What each role may do, from the table that the server decides by. */
export const RoleTable = () => (
  <>
    <section className="desk-section">
      <h2>What each role may do</h2>
      <table className="role-table">
        <thead>
          <tr>
            <th scope="col">Action</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleName(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {actions.map((action) => (
            <tr key={action}>
              <th scope="row">{capital(staffActionWords[action])}</th>
              {roles.map((role) => {
                const may = includesRole(role, leastRoles[action])
                return (
                  <td key={role}>
                    <Glyph
                      icon={may ? Check : Minus}
                      className={`size-4 ${may ? 'text-good' : 'text-ink-2'}`}
                    />
                    <span className="sr-only">{may ? 'yes' : 'no'}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <section className="desk-section">
      <h2>Roles</h2>
      <dl className="facts">
        {roles.map((role) => (
          <div key={role}>
            <dt>{roleName(role)}</dt>
            <dd>{roleDetails[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  </>
)

const actions = Object.keys(leastRoles).filter((key): key is StaffAction => key in staffActionWords)

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
